import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Section } from '../../ui/Section.tsx';
import panes from '../../ui/panes.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Month.module.css';
import { Finished } from './weeks/Finished.tsx';
import { Own } from './weeks/Own.tsx';
import { Personal } from './weeks/Personal.tsx';
import { Visible } from './weeks/Visible.tsx';

/** On which days of the month a session fitted in. */
const sessions: ReadonlySet<number> = new Set([1, 3, 8, 10, 14, 17, 21, 23, 25]);

const days = strokesOf(
  28,
  (day) => (sessions.has(day) ? 1 - 0.12 * unevenness(day, 4) : day % 7 < 5 ? 0.36 : 0.12),
  (day) => (sessions.has(day) ? 'ink' : 'quiet'),
);

/** The month's four weeks, and what is noticed in each. */
const weeks = [
  { id: 'finished', Screen: Finished },
  { id: 'personal', Screen: Personal },
  { id: 'own', Screen: Own },
  { id: 'visible', Screen: Visible },
] as const;

/** What a month gives: its weeks to choose from, and for each a benefit and what the app then shows. */
export function Month() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Section id="benefits" className={styles.band}>
      <div className={styles.head}>
        <h2>{t('benefits.title')}</h2>
        <p className={typography.caption} data-chat-skip="">
          {t('benefits.caption')}
        </p>
      </div>
      <div className={`${panes.panes} ${styles.weeks}`}>
        {weeks.map(({ id, Screen }, index) => (
          <Disclosure
            key={id}
            name="weeks"
            className={panes.pane}
            staysOpen
            isOpen={index === 0}
            data-part={id}
            summary={
              <>
                <Strokes
                  strokes={days.slice(index * 7, index * 7 + 7)}
                  motion="reveal"
                  className={styles.days}
                />
                <span className={panes.tab}>
                  <b className={typography.label}>{t('benefits.week', { week: index + 1 })}</b>{' '}
                  <VisuallyHidden>{t(`benefits.${id}.title`)}</VisuallyHidden>
                </span>
              </>
            }
          >
            <div>
              <h3 className={typography.title}>{t(`benefits.${id}.title`)}</h3>
              <p className={styles.text}>{t(`benefits.${id}.text`)}</p>
              <div className={styles.screen} data-chat-skip="">
                <Screen />
              </div>
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
