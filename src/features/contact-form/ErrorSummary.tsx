import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Faults } from './checkFields.ts';
import { contactFields, fieldId } from './contactFields.ts';
import { describeFault } from './describeFault.ts';
import typography from '../../ui/typography.module.css';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** How often the form was not sent; the focus comes here every time. */
  refusals: number;
  /** What fields were last said to be wrong with. */
  told: Faults;
  /** What is wrong with those fields now. */
  faults: Faults;
}

/**
 * Everything that keeps the form from being sent, each with a link to its field. What is mended stays,
 * struck out: nothing moves while somebody writes below.
 */
export function ErrorSummary({ refusals, told, faults }: ErrorSummaryProps) {
  const { t } = useTranslation('contact-form');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current!.focus({ preventScroll: true });
    summary.current!.scrollIntoView();
  }, [refusals]);
  return (
    <div
      ref={summary}
      className={
        Object.keys(faults).length > 0 ? styles.summary : `${styles.summary} ${styles.mended}`
      }
      role="group"
      aria-labelledby="contact-summary"
      tabIndex={-1}
    >
      <h2 id="contact-summary" className={`${typography.title} ${styles.title}`}>
        {t('summary', { count: Object.keys(faults).length })}
      </h2>
      <ul className={styles.faults}>
        {contactFields.map(({ name }) => {
          const fault = told[name];
          const Text = faults[name] ? 'span' : 's';
          return (
            fault && (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={focusTarget} className={styles.link}>
                  <Text>{describeFault(t, name, fault)}</Text>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Goes to the field without a new address in the history. */
function focusTarget(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
