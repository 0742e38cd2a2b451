import { VisuallyHidden } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Typing } from '../../../figures/strokes/Typing.tsx';
import { CopyReply } from './CopyReply.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { Message } from './Message.tsx';
import { Reply } from './Reply.tsx';
import typography from '../../../ui/typography.module.css';
import styles from './TurnMessages.module.css';
import type { Turn } from '../conversation/turns.ts';

/** A question from this many characters on is set as running text, not as a headline. */
const longQuestion = 140;

interface TurnMessagesProps {
  turn: Turn;
  isAwaiting: boolean;
  onTryAgain: (event: MouseEvent) => void;
  /** The visitor goes on to a person. */
  onContact: () => void;
}

/** A question and what came of it. */
export function TurnMessages({ turn, isAwaiting, onTryAgain, onContact }: TurnMessagesProps) {
  const { t, i18n } = useTranslation('chat');
  const { question, outcome } = turn;
  const lang = turn.language === i18n.language ? undefined : turn.language;
  const isGrowing = outcome.state === 'awaited' && Boolean(outcome.text);
  const [hasGrown, setHasGrown] = useState(false);
  if (isGrowing && !hasGrown) setHasGrown(true);
  const entrance = hasGrown ? 'none' : 'whole';
  const size = question.text.length < longQuestion ? typography.title : styles.long;
  return (
    <>
      <Message sender="user" timestamp={question.timestamp}>
        <p className={`${styles.question} ${size}`}>{question.text}</p>
      </Message>
      {outcome.state === 'awaited' && (
        <Message sender="ai">
          {/* Heard when it is whole, as a message of its own. */}
          {outcome.text && (
            <div inert>
              <Reply text={outcome.text} lang={lang} entrance="growing" />
            </div>
          )}
          <Typing />
          <VisuallyHidden>{t('typing')}</VisuallyHidden>
        </Message>
      )}
      {outcome.state === 'answered' && (
        <Message
          sender="ai"
          timestamp={outcome.reply.timestamp}
          action={<CopyReply text={outcome.reply.text} />}
        >
          <Reply text={outcome.reply.text} lang={lang} entrance={entrance} onContact={onContact} />
        </Message>
      )}
      {outcome.state === 'failed' && (
        <Message sender="ai" timestamp={outcome.timestamp}>
          {outcome.text && (
            <Reply text={outcome.text} lang={lang} entrance={entrance} onContact={onContact} />
          )}
          <FailureMessage
            failure={outcome.failure}
            isAwaiting={isAwaiting}
            onTryAgain={onTryAgain}
            onContact={onContact}
          />
        </Message>
      )}
    </>
  );
}
