import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { markOf, places, principleIds } from './marks.ts';
import roles from '../../ui/roles.module.css';
import styles from './Principles.module.css';

/** The principles by the names the field gives them, how a session uses each, and each drawn. */
export function Principles() {
  const { t } = useTranslation('science');
  return (
    <Band id="principles">
      <div className={`${layout.grid} ${styles.head}`}>
        <h2>{t('principles.title')}</h2>
        <p>{t('principles.text')}</p>
        <p className={`${roles.note} ${styles.key}`}>{t('principles.caption')}</p>
      </div>
      <dl>
        {principleIds.map((id) => (
          <div key={id} id={id} className={styles.principle}>
            <dt className={roles.heading}>{t(`${id}.name`)}</dt>
            <dd className={styles.meaning}>{t(`${id}.text`)}</dd>
            <dd className={`${roles.meta} ${styles.use}`}>
              <VisuallyHidden>{t('principles.use')}</VisuallyHidden> {t(`${id}.use`)}
            </dd>
            <dd className={`${roles.note} ${styles.mark}`}>
              <Strokes
                strokes={markOf(id)}
                slots={places}
                motion="reveal"
                className={styles.strokes}
              />
              <span>{t(`${id}.mark`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
