import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { unbegun, visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './SpokenWords.module.css';
import { wordStrokes } from './wordStrokes.ts';

/** One session, four strokes a minute: what there is to draw before anything is said. */
const session = sessionStrokes(4);

/** The picture beside the talk: a session, and then the newest question and its reply in words. */
export function SpokenWords() {
  const { t } = useTranslation('chat');
  const { subscribe, state } = visitorsConversation;
  const turn = useSyncExternalStore(subscribe, state, () => unbegun).turns.at(-1);
  const strokes = turn ? wordStrokes(turn) : session;
  const slots = Math.max(strokes.length, session.length);
  return (
    <figure
      className={styles.figure}
      style={{ '--slots': slots } as Record<string, number>}
      data-chat-skip
    >
      <Strokes
        // A new one rises anew.
        key={turn && turn.question.id + turn.outcome.state}
        strokes={strokes}
        slots={slots}
        motion="rise"
        className={styles.strokes}
      />
      <figcaption className={roles.caption}>
        {t(turn ? 'wordsCaption' : 'drawn.session')}
      </figcaption>
    </figure>
  );
}
