import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Typing } from '../../../figures/strokes/Typing.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { Message } from './Message.tsx';
import { Reply } from './Reply.tsx';
import roles from '../../../ui/roles.module.css';
import styles from './TurnMessages.module.css';
import type { Turn } from '../conversation/turns.ts';

/** A question from this many characters on is set as running text, not as a headline. */
const longQuestion = 140;

interface TurnMessagesProps {
  turn: Turn;
  isAwaiting: boolean;
  onTryAgain: (event: MouseEvent) => void;
}

/** A question and what came of it. */
export function TurnMessages({ turn, isAwaiting, onTryAgain }: TurnMessagesProps) {
  const { t, i18n } = useTranslation('chat');
  const { question, outcome, language } = turn;
  const size = question.text.length < longQuestion ? roles.title : styles.long;
  return (
    <>
      <Message sender="user" timestamp={question.timestamp}>
        <p className={`${styles.question} ${size}`}>{question.text}</p>
      </Message>
      {outcome.state === 'awaited' && (
        <Message sender="ai">
          <Typing />
          <VisuallyHidden>{t('typing')}</VisuallyHidden>
        </Message>
      )}
      {outcome.state === 'answered' && (
        <Message sender="ai" timestamp={outcome.reply.timestamp}>
          <Reply
            text={outcome.reply.text}
            lang={language === i18n.language ? undefined : language}
          />
        </Message>
      )}
      {outcome.state === 'failed' && (
        <Message sender="ai" timestamp={outcome.timestamp}>
          <FailureMessage
            failure={outcome.failure}
            isAwaiting={isAwaiting}
            onTryAgain={onTryAgain}
          />
        </Message>
      )}
    </>
  );
}
