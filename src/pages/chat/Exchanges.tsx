import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../../features/chat/conversation/turns.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Exchanges.module.css';
import { linesOf, places, wordStrokes } from './wordStrokes.ts';

export interface ExchangesProps {
  turns: readonly Turn[];
}

/** What was said so far: the words of each exchange in strokes, which lead back to it. */
export function Exchanges({ turns }: ExchangesProps) {
  const { t } = useTranslation('chat');
  const list = useRef<HTMLOListElement>(null);
  const exchanges = turns.map((turn) => ({ ...turn.question, lines: linesOf(wordStrokes(turn)) }));
  const lines = exchanges.reduce((sum, exchange) => sum + exchange.lines.length, 0);

  // Where there is no room for all, the newest is seen as it grows.
  useLayoutEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines]);

  return (
    <ol
      ref={list}
      className={styles.exchanges}
      style={{ '--exchanges': exchanges.length, '--lines': lines } as Record<string, number>}
    >
      {exchanges.map(({ id, text, lines: drawn }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.exchange}
            aria-label={t('backTo', { question: text })}
            onClick={() => goBackTo(id)}
          >
            {drawn.map((sentences, line) => (
              <span key={line} className={styles.line}>
                {sentences.map((strokes, sentence) => (
                  <Strokes key={sentence} strokes={strokes} slots={places} motion="rise" />
                ))}
              </span>
            ))}
            <span className={`${roles.note} ${styles.question}`}>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Brings an exchange to the screen and the focus to its question, which marks it (`Chat.module.css`). */
function goBackTo(id: string): void {
  const turn = document.getElementById(id)!;
  const question = turn.firstElementChild as HTMLElement;
  turn.scrollIntoView({ behavior: 'instant', block: 'start' });
  // Of what is said nothing can be focused by a press: it would be marked as one selects words of it.
  question.tabIndex = -1;
  question.addEventListener('blur', () => question.removeAttribute('tabindex'), { once: true });
  question.focus({ preventScroll: true });
}
