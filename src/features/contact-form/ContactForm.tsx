/** The contact form: a visitor writes, and the message arrives once or stays in the form. */
import { DataProvider } from '../../backend/DataProvider.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The form whole, with what it needs to send. */
export function ContactForm() {
  return (
    <DataProvider>
      <MessageForm />
    </DataProvider>
  );
}
