import { Trans, useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../backend/BackendError.ts';
import { responseHours } from '../../content/facts.ts';
import { dayBegun } from '../../figures/strokes/day.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Outcome.module.css';

interface OutcomeProps {
  id: string;
  /** How the last send ended, once it has. */
  outcome: 'sent' | BackendErrorCode | undefined;
  /** When that send began, as `Date.now()` counts. */
  since: number;
}

/** Outcomes with words of their own; every other failure has the words of `failed`. */
const known = ['sent', 'network', 'timeout', 'delivery_unknown', 'rate_limited'] as const;

/**
 * What became of the message, for as long as it matters: the toast is gone after seconds. It
 * describes the button, and is read out as the focus comes back to it.
 */
export function Outcome({ id, outcome, since }: OutcomeProps) {
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
      {outcome === 'sent' && <Day since={since} />}
      <p aria-live="assertive" className={styles.offline}>
        {tCommon('offline')}
      </p>
    </>
  );
}

function wordsOf(outcome: 'sent' | BackendErrorCode) {
  return known.find((code) => code === outcome) ?? 'failed';
}

const hours = dayBegun();
const hour = 3_600_000;

/** The hours within which we answer, which begin as the message is sent: by when that is, where the visitor is. */
function Day({ since }: { since: number }) {
  const { t } = useTranslation('contact-form');
  const { t: tCommon } = useTranslation('common');
  const by = new Date(since + responseHours * hour);
  return (
    <figure className={styles.day}>
      <div className={styles.hours}>
        {hours.map((stroke, index) => (
          <div key={index} style={{ '--hour': index } as Record<string, number>}>
            <Strokes strokes={[stroke]} className={styles.hour} />
          </div>
        ))}
      </div>
      <figcaption className={roles.caption}>
        <Trans
          t={t}
          i18nKey="outcome.reply"
          values={{ by, locale: tCommon('locale') }}
          components={{ time: <time dateTime={by.toISOString()} /> }}
        />
      </figcaption>
    </figure>
  );
}
