import { UnstyledButton } from '@mantine/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareBackend } from '../../backend/client.ts';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import type { PageId } from '../../site/routes.ts';
import { type Conversation, visitorsConversation } from './conversation/conversation.ts';
import { isByTouch } from './isByTouch.ts';
import { Message } from './messages/Message.tsx';
import { StartOver } from './StartOver.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TurnMessages } from './messages/TurnMessages.tsx';
import { awaitsReply } from './conversation/turns.ts';
import { useAsk } from './conversation/useAsk.ts';
import { useFollowNewest } from './useFollowNewest.ts';
import typography from '../../ui/typography.module.css';
import { useStore } from '../../ui/useStore.ts';
import '../../ui/styles/further-fonts.css';

interface ChatProps {
  conversation?: Conversation;
  /** The page it stands beside; alone it is the page. */
  page?: PageId;
}

/** The public AI chat: the log of questions and replies, and the field to ask in. */
export function Chat({ conversation = visitorsConversation, page }: ChatProps) {
  const { t } = useTranslation('chat');
  const state = useStore(conversation.state);
  const { turns } = state;
  const isAwaiting = awaitsReply(turns);
  const isOpening = turns.length === 0;
  const { ask, askAgain, stop } = useAsk(conversation);
  const newest = useRef<HTMLDivElement>(null);
  const talk = useRef<HTMLDivElement>(null);
  const { isAtEnd, goToEnd } = useFollowNewest(turns, newest, talk);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(prepareBackend);
  }, []);

  /** A button that goes away hands the focus on; under a finger that would bring up the keyboard. */
  const handFocusOn = (event: MouseEvent) => {
    if (!isByTouch(event)) field.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={talk} className={isOpening ? `${styles.talk} ${styles.opening}` : styles.talk}>
      <div className={styles.log} role="log" aria-label={t('log')}>
        <div className={styles.said}>
          <Message sender="ai" timestamp={state.startedAt}>
            <p className={isOpening ? styles.greeting : undefined}>{t('greeting')}</p>
          </Message>
          {turns.map((turn) => (
            <div
              key={turn.question.id}
              id={turn.question.id}
              ref={turn === turns.at(-1) ? newest : undefined}
              className={styles.turn}
            >
              <TurnMessages
                turn={turn}
                isAwaiting={isAwaiting}
                onTryAgain={(event) => {
                  askAgain(turn);
                  handFocusOn(event);
                }}
                onContact={() => conversation.handOver()}
              />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {turns.length > 0 && !isAtEnd && (
          <UnstyledButton
            className={`${typography.label} ${styles.newest}`}
            onClick={(event) => {
              goToEnd();
              handFocusOn(event);
            }}
          >
            {t('newest')}
          </UnstyledButton>
        )}
        <Composer
          conversation={conversation}
          ref={field}
          isAwaiting={isAwaiting}
          onSend={ask}
          onStop={stop}
        >
          <Suggestions
            turns={turns}
            page={page}
            isAwaiting={isAwaiting}
            onAsk={(text, event) => {
              ask(text);
              handFocusOn(event);
            }}
          />
          <StartOver conversation={conversation} onStop={stop} state={state} />
        </Composer>
      </div>
    </div>
  );
}
