import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../backend/BackendError.ts';
import roles from '../../ui/roles.module.css';
import styles from './Outcome.module.css';

interface OutcomeProps {
  id: string;
  /** How the last send ended, once it has. */
  outcome: 'sent' | BackendErrorCode | undefined;
}

/** Outcomes with words of their own; every other failure has the words of `failed`. */
const known = ['sent', 'network', 'timeout', 'delivery_unknown', 'rate_limited'] as const;

/**
 * What became of the message, for as long as it matters: the toast is gone after seconds. It
 * describes the button, and is read out as the focus comes back to it.
 */
export function Outcome({ id, outcome }: OutcomeProps) {
  const { t } = useTranslation('contact-form');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <p
        id={id}
        className={`${styles.outcome} ${outcome === 'sent' ? `${roles.statement} ${styles.sent}` : ''}`}
      >
        {outcome && t(`outcome.${wordsOf(outcome)}`)}
      </p>
      <p aria-live="assertive" className={styles.offline}>
        {tCommon('offline')}
      </p>
    </>
  );
}

function wordsOf(outcome: 'sent' | BackendErrorCode) {
  return known.find((code) => code === outcome) ?? 'failed';
}
