import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { unbegun, visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { drawings } from '../../features/chat/messages/answerStrokes.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Exchanges.module.css';
import { linesOf, placesFor, questionStrokes, wordStrokes } from './wordStrokes.ts';

interface ExchangesProps {
  /** Told of the question that is pointed at, or has the focus, where its answer is drawn. */
  onPoint: (question: keyof typeof drawings) => void;
}

/**
 * What was said so far: the words of each exchange in strokes, which lead back to it; last those being
 * written and not sent yet.
 */
export function Exchanges({ onPoint }: ExchangesProps) {
  const { t } = useTranslation('chat');
  const { subscribe, state } = visitorsConversation;
  const { turns } = useSyncExternalStore(subscribe, state, () => unbegun);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const drawn = turns.map(wordStrokes);
  const typedStrokes = questionStrokes(typed);
  const places = placesFor([...drawn, typedStrokes]);
  const exchanges = turns.map(({ question }, index) => ({
    ...question,
    lines: linesOf(drawn[index]!, places),
  }));
  const writing = linesOf(typedStrokes, places);
  const allLines = exchanges.reduce((sum, exchange) => sum + exchange.lines.length, writing.length);

  useEffect(() => {
    const point = ({ target }: Event) => {
      const { answer = '' } =
        (target as Element).closest<HTMLElement>('[data-answer]')?.dataset ?? {};
      if (answer in drawings) onPoint(answer as keyof typeof drawings);
    };
    // The one field of the page.
    const follow = ({ target }: Event) => setTyped((target as HTMLTextAreaElement).value);
    const gone = new AbortController();
    document.addEventListener('pointerover', point, gone);
    document.addEventListener('focusin', point, gone);
    document.addEventListener('input', follow, gone);
    return () => gone.abort();
  }, [onPoint]);

  // What has been sent is no longer being written.
  useEffect(() => setTyped(''), [turns.length]);

  // Where there is no room for all, the newest is seen as it grows.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [allLines]);

  if (allLines === 0) return null;
  return (
    <>
      <ol
        ref={list}
        className={styles.exchanges}
        style={
          {
            '--exchanges': exchanges.length + Number(writing.length > 0),
            '--lines': allLines,
          } as Record<string, number>
        }
      >
        {exchanges.map(({ id, text, lines }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.exchange}
              aria-label={t('backTo', { question: text })}
              onClick={() => goBackTo(id)}
            >
              <Drawn lines={lines} places={places} text={text} />
            </button>
          </li>
        ))}
        {writing.length > 0 && (
          <li aria-hidden>
            <Drawn lines={writing} places={places} />
          </li>
        )}
      </ol>
      <figcaption className={roles.caption}>
        {t('wordsCaption')} {turns.length > 0 && t('answersCaption')}
      </figcaption>
    </>
  );
}

interface DrawnProps {
  lines: Stroke[][][];
  /** How many strokes a line has room for. */
  places: number;
  /** The question, below the line they stand on. */
  text?: string;
}

/** An exchange in strokes. */
function Drawn({ lines, places, text }: DrawnProps) {
  return (
    <>
      {lines.map((sentences, line) => (
        <span key={line} className={styles.line}>
          {sentences.map((strokes, sentence) => (
            <Strokes key={sentence} strokes={strokes} slots={places} motion="rise" />
          ))}
        </span>
      ))}
      <span className={`${roles.note} ${styles.question}`}>{text}</span>
    </>
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
