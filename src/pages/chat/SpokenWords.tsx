import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { unbegun, visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './SpokenWords.module.css';

/** One session, four strokes a minute: what there is to draw before anything is said. */
const session = sessionStrokes(4);

const loadExchanges = () => import('./Exchanges.tsx');

/** The picture beside the talk: a session, and then what is said and written, which comes once the page is alive. */
export function SpokenWords() {
  const { t } = useTranslation('chat');
  const { subscribe, state } = visitorsConversation;
  const { turns } = useSyncExternalStore(subscribe, state, () => unbegun);
  const Exchanges = useLoaded(loadExchanges)?.Exchanges;

  const [typed, setTyped] = useState('');

  const isDrawn = Exchanges && (turns.length > 0 || /\S/.test(typed));
  return (
    <figure className={styles.figure} data-chat-skip>
      {Exchanges && <Exchanges turns={turns} typed={typed} onType={setTyped} />}
      {!isDrawn && (
        <>
          <Strokes strokes={session} motion="rise" className={styles.strokes} />
          <figcaption className={roles.caption}>{t('drawn.session')}</figcaption>
        </>
      )}
    </figure>
  );
}
