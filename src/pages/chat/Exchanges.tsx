import { UnstyledButton } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { replyOf, type Turn } from '../../features/chat/conversation/turns.ts';
import { answerDrawing, drawings } from '../../features/chat/messages/answerStrokes.ts';
import { parseReply } from '../../features/chat/messages/parseReply.ts';
import { shortAnswerOf } from '../../features/chat/messages/shortAnswer.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import { useStore } from '../../ui/useStore.ts';
import styles from './Exchanges.module.css';
import { questionStrokes, wholeWords, wordStrokes } from './wordStrokes.ts';

interface ExchangesProps {
  /** Told of the question that is pointed at, or has the focus, where its answer is drawn. */
  onPoint: (question: keyof typeof drawings) => void;
}

/**
 * What was said so far: what each answer counts, or the words of the exchange, in strokes that lead back
 * to it; last the words that are written and not sent yet, which alone are drawn anew with each of them.
 */
export function Exchanges({ onPoint }: ExchangesProps) {
  const { turns } = useStore(visitorsConversation.state);
  const typed = useStore(visitorsConversation.draft, wholeWords);
  const list = useRef<HTMLOListElement>(null);
  const exchanges = useMemo(() => turns.map(exchangeOf), [turns]);
  const writing = questionStrokes(typed);
  const isWriting = writing.length > 0;
  const rows = exchanges.length + Number(isWriting);

  useEffect(() => {
    const point = ({ target }: Event) => {
      const { answer = '' } =
        (target as Element).closest<HTMLElement>('[data-answer]')?.dataset ?? {};
      if (answer in drawings) onPoint(answer as keyof typeof drawings);
    };
    const gone = new AbortController();
    document.addEventListener('pointerover', point, gone);
    document.addEventListener('focusin', point, gone);
    return () => gone.abort();
  }, [onPoint]);

  // Where there is no room for all, the newest is seen as it grows.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [rows]);

  if (rows === 0) return null;
  return (
    <>
      <ol
        ref={list}
        className={styles.exchanges}
        style={{ '--rows': rows } as Record<string, number>}
      >
        <Said exchanges={exchanges} />
        {isWriting && (
          <li aria-hidden>
            <Drawn strokes={writing} />
          </li>
        )}
      </ol>
      <Caption exchanges={exchanges} isWriting={isWriting} />
    </>
  );
}

interface SaidProps {
  exchanges: readonly ReturnType<typeof exchangeOf>[];
}

const Said = memo(function Said({ exchanges }: SaidProps) {
  const { t } = useTranslation('chat');
  return exchanges.map(({ id, text, ...exchange }) => (
    <li key={id}>
      <UnstyledButton
        className={styles.exchange}
        aria-label={t('backTo', { question: text })}
        onClick={() => goBackTo(id)}
      >
        <Drawn {...exchange} />
        <span className={`${typography.note} ${styles.question}`}>{text}</span>
      </UnstyledButton>
    </li>
  ));
});

interface CaptionProps extends SaidProps {
  isWriting: boolean;
}

const Caption = memo(function Caption({ exchanges, isWriting }: CaptionProps) {
  const { t } = useTranslation('chat');
  return (
    <figcaption className={typography.caption}>
      {(isWriting || exchanges.some(({ isAnswer }) => !isAnswer)) && t('wordsCaption')}{' '}
      {exchanges.length > 0 && t('exchangesCaption')}
    </figcaption>
  );
});

interface DrawnProps {
  strokes: readonly Stroke[];
  slots?: number | undefined;
  /** Whether that is what the answer counts, and not the words. */
  isAnswer?: boolean;
}

/** A row: few strokes are set large. */
function Drawn({ strokes, slots = Math.max(strokes.length, 16), isAnswer }: DrawnProps) {
  return (
    <span className={styles.row} style={{ '--slots': slots } as Record<string, number>}>
      <Strokes key={String(isAnswer)} strokes={strokes} slots={slots} motion="rise" />
    </span>
  );
}

/** What an exchange came to: what its answer counts, or else its words. */
function exchangeOf(turn: Turn) {
  const reply = parseReply(replyOf(turn) ?? '');
  const answer = shortAnswerOf(reply);
  const drawing = answer && answerDrawing(reply, answer.sentence, turn.language);
  const { strokes = wordStrokes(turn), slots } = drawing ?? {};
  return { ...turn.question, strokes, slots, isAnswer: drawing !== undefined };
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
