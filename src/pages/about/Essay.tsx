import { useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Essay.module.css';
import { HundredInRows } from './HundredInRows.tsx';

const { industry, histFrom, histTo } = completion;

/** Four paragraphs: what is wrong with courses, what is done instead, for whom, and after that. */
export function Essay() {
  const { t } = useTranslation('about');
  return (
    <div className={`${layout.wrap} ${styles.essay}`}>
      <div className={`${layout.grid} ${styles.grid}`}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.text}>
          <p className={roles.statement}>{t('essay.problem')}</p>
          <p>{t('essay.answer')}</p>
          <p>{t('essay.programs')}</p>
          <p>{t('essay.support')}</p>
        </div>
        <figure className={styles.figure}>
          <div>
            <p className={roles.statement}>{t('completed.industry')}</p>
            <HundredInRows finished={[industry, industry]} />
          </div>
          <div>
            <p className={roles.statement}>{t('completed.hist')}</p>
            <HundredInRows finished={[histFrom, histTo]} />
          </div>
          <figcaption className={roles.note}>{t('completed.stroke')}</figcaption>
        </figure>
      </div>
    </div>
  );
}
