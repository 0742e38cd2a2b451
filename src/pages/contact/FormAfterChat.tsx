import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { transcriptOf } from '../../features/chat/conversation/transcript.ts';
import { ContactForm } from '../../features/contact-form/ContactForm.tsx';
import { longestTranscript } from '../../features/contact-form/HandedOver.tsx';
import { useStore } from '../../ui/useStore.ts';

/** The form, which offers to take along what was said in the chat. */
export function FormAfterChat() {
  const { t } = useTranslation('contact-form');
  const { turns, handsOver } = useStore(visitorsConversation.state);
  const [isWanted, setWanted] = useState(false);
  // Also of a visitor who is here already, with the chat beside the form.
  useEffect(() => {
    if (!handsOver) return;
    setWanted(true);
    visitorsConversation.handedOver();
  }, [handsOver]);
  const transcript = transcriptOf(turns, {
    most: longestTranscript,
    names: { visitor: t('conversation.visitor'), ai: t('conversation.ai') },
  });
  return <ContactForm handover={{ transcript, isWanted }} />;
}
