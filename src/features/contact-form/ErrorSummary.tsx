import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Faults } from './checkFields.ts';
import { contactFields, fieldId } from './contactFields.ts';
import { describeFault } from './describeFault.ts';
import roles from '../../ui/roles.module.css';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** What was wrong when the form was last sent; the focus comes here with every new one. */
  reported: Faults;
  /** What is wrong with those fields now. */
  faults: Faults;
}

/**
 * Everything that keeps the form from being sent, each with a link to its field. What is mended stays,
 * struck out: nothing moves while somebody writes below.
 */
export function ErrorSummary({ reported, faults }: ErrorSummaryProps) {
  const { t } = useTranslation('contact-form');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [reported]);
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="group"
      aria-labelledby="contact-summary"
      tabIndex={-1}
    >
      <h2 id="contact-summary" className={`${roles.title} ${styles.title}`}>
        {t('summary', { count: Object.keys(faults).length })}
      </h2>
      <ul>
        {contactFields.map(({ name }) => {
          const fault = reported[name];
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
