import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionDays } from '../../content/forgetting.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Curves } from './Curves.tsx';
import { memoryOf, moveSession } from './memory.ts';
import styles from './SpacingFigure.module.css';

/** Their style is not for the first paint. */
const loadSessions = () => import('./Sessions.tsx');

const percent = (left: number) => Math.round(left * 100);

/** The spacing effect, drawn: what is learned once fades, what is asked again is kept. Its sessions can be moved. */
export function SpacingFigure() {
  const { t } = useTranslation('science');
  const { t: tCommon } = useTranslation('common');
  const Sessions = useLoaded(loadSessions)?.Sessions;
  /** Where the visitor has put the sessions; `undefined` while they stand where they were drawn. */
  const [placed, setPlaced] = useState<readonly number[]>();

  const sessions = placed ?? sessionDays;
  const memory = memoryOf(sessions);
  const askedOn = new Set(sessions.slice(1).map((day) => String(day + 1)));
  return (
    <figure className={styles.figure}>
      <Curves sessions={sessions} memory={memory} label={t('curve.label')}>
        {Sessions && (
          <Sessions
            sessions={sessions}
            onMove={(session, to) => setPlaced(moveSession(sessions, session, to))}
          />
        )}
      </Curves>
      <div className={styles.result} data-chat-skip>
        <output className={styles.answer}>
          <strong>{t('curve.percent', { percent: percent(memory.at(-1)!.left) })}</strong>{' '}
          <span>
            {t('curve.answer', {
              count: askedOn.size,
              days: [...askedOn],
              locale: tCommon('locale'),
              lowest: percent(Math.min(...memory.map(({ left }) => left))),
            })}
          </span>
        </output>
        <div
          role="group"
          aria-label={t('curve.place')}
          className={`${layout.jsOnly} ${layout.noPrint} ${styles.hint}`}
        >
          {!placed && <p className={typography.label}>{t('curve.place')}</p>}
          <UnstyledButton
            hidden={!placed}
            className={typography.action}
            onClick={() => setPlaced([...sessionDays])}
          >
            {t('curve.putBack')}
          </UnstyledButton>
        </div>
      </div>
      <figcaption className={`${typography.caption} ${styles.caption}`}>
        {t('curve.caption')}
      </figcaption>
    </figure>
  );
}
