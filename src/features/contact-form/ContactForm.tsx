/** The contact form: a visitor writes, and the message arrives once or stays in the form. */
import { QueryClientProvider } from '@tanstack/react-query';
import { sends } from './draft.ts';
import { MessageForm } from './MessageForm.tsx';

/** The form whole, with what it needs to send. */
export function ContactForm() {
  return (
    <QueryClientProvider client={sends}>
      <MessageForm />
    </QueryClientProvider>
  );
}
