import { Trans, useTranslation } from 'react-i18next';
import rows from '../../sections/Rows.module.css';
import { BandHead } from '../../ui/BandHead.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Benefits.module.css';

const further = ['habit', 'proof'] as const;

/** What compliance training is worth: how many finish, set large, and two more. */
export function Benefits() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band id="benefits">
      <BandHead title={t('benefits.title')}>
        <p>{t('benefits.text')}</p>
      </BandHead>
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
    </Band>
  );
}
