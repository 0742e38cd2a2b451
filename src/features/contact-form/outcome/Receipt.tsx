import { Trans, useTranslation } from 'react-i18next';
import { responseHours } from '../../../content/facts.ts';
import { dayStrokes } from '../../../figures/strokes/day.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import typography from '../../../ui/typography.module.css';
import styles from './Receipt.module.css';

interface ReceiptProps {
  id: string;
  /** When the message was sent, as `Date.now()` counts. */
  since: number;
}

const hour = 3_600_000;

/**
 * What became of a message that went out, in the place that it left, until something else is written:
 * the hours within which we answer, which begin as it is sent, and by when that is where the visitor is.
 */
export function Receipt({ id, since }: ReceiptProps) {
  const { t } = useTranslation('contact-form');
  const { t: tCommon } = useTranslation('common');
  const by = new Date(since + responseHours * hour);
  return (
    <div id={id} className={styles.receipt} data-sent="">
      <p className={typography.statement}>{t('outcome.sent')}</p>
      <figure>
        <div className={styles.hours}>
          {dayStrokes().map(({ height }, index) => (
            <div key={index} style={{ '--hour': index } as Record<string, number>}>
              <Strokes
                strokes={[{ height, tone: index === 0 ? 'ink' : 'quiet' }]}
                className={styles.hour}
              />
            </div>
          ))}
        </div>
        <figcaption className={typography.caption}>
          <Trans
            t={t}
            i18nKey="outcome.reply"
            values={{ by, locale: tCommon('locale') }}
            components={{ time: <time dateTime={by.toISOString()} /> }}
          />
        </figcaption>
      </figure>
    </div>
  );
}
