import { Trans, useTranslation } from 'react-i18next';
import rows from '../../sections/Rows.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Benefits.module.css';

const further = ['habit', 'proof'] as const;

/** What compliance training is worth: how many finish, set large, and two more. */
export function Benefits() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Section id="benefits">
      <SectionHead title={t('benefits.title')}>
        <p>{t('benefits.text')}</p>
      </SectionHead>
      <ol className={layout.columns}>
        <li className={`${layout.grid} ${rows.row} ${styles.completion}`}>
          <h3>
            <Trans
              t={t}
              i18nKey="benefits.completion.title"
              components={{ figure: <strong className={rows.number} /> }}
            />
          </h3>
          <p>{t('benefits.completion.text')}</p>
        </li>
        {further.map((id) => (
          <li key={id} className={styles[id]}>
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
