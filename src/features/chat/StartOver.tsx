import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Conversation, ConversationState } from './conversation/conversation.ts';
import typography from '../../ui/typography.module.css';
import styles from './StartOver.module.css';

interface StartOverProps {
  conversation: Conversation;
  /** Wants no more of a reply that is awaited. */
  onStop: () => void;
  state: ConversationState;
}

/** Clears the conversation, and brings it back until something new is asked. */
export function StartOver({ conversation, onStop, state: { turns, cleared } }: StartOverProps) {
  const { t } = useTranslation('chat');
  if (turns.length === 0 && !cleared) return null;
  const act = () => {
    if (cleared) return conversation.bringBack();
    onStop();
    conversation.startOver();
  };
  return (
    <UnstyledButton className={`${typography.action} ${styles.button}`} onClick={act}>
      {t(cleared ? 'startOver.undo' : 'startOver.action')}
    </UnstyledButton>
  );
}
