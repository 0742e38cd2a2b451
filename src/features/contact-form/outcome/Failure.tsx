import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../backend/BackendError.ts';
import styles from './Failure.module.css';

interface FailureProps {
  id: string;
  /** Why the last send failed, if it did. */
  code: BackendErrorCode | undefined;
}

/** Failures with words of their own; every other one has the words of `failed`. */
const known = ['network', 'timeout', 'delivery_unknown', 'rate_limited'] as const;

/** What kept the message from going out, beside the button, for as long as it matters. */
export function Failure({ id, code }: FailureProps) {
  const { t } = useTranslation('contact-form');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      {code && (
        <p id={id} className={styles.failure}>
          {t(`outcome.${known.find((one) => one === code) ?? 'failed'}`)}
        </p>
      )}
      <p aria-live="assertive" className={`${styles.failure} ${styles.offline}`}>
        {tCommon('offline')}
      </p>
    </>
  );
}
