import { Trans, useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import styles from './Costs.module.css';

const costs = ['fines', 'legal', 'reputation', 'disruption'] as const;

/** What it costs not to comply: two sums, and two things that are no sums, at one size. */
export function Costs() {
  const { t } = useTranslation('compliance-programs');
  return (
    <Band tone="spruce">
      <h2 className={styles.title}>{t('costs.title')}</h2>
      <ul>
        {costs.map((id) => (
          <li key={id} className={styles.cost}>
            <h3>
              <Trans t={t} i18nKey={`costs.${id}.heading`} components={{ figure: <strong /> }} />
            </h3>
            <p>{t(`costs.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
