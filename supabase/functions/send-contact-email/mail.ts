/** The e-mail a contact message becomes: the same for every transport, with one recipient. */
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Configuration, Mailbox } from '../_shared/configuration.ts';
import type { ContactMessage } from '../_shared/contract.ts';
import type { KeyedMessage } from '../_shared/store.ts';
import { htmlBody, oneLine, textBody } from './mailBody.ts';

/**
 * The `id` stands for the idempotency key wherever it is stored: file name, Message-ID. The `digest`
 * is of what the visitor wrote, to tell a retry from another message under the same key.
 */
export interface Mail extends KeyedMessage {
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  /** The prospect: an answer goes straight there. */
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
}

/** The header that keeps the digest inside a written message. */
export const digestHeader = 'X-Contact-Digest';

/**
 * @param message checked by the contract's schema
 * @param key the request's idempotency key
 * @param language the visitor's language, for the subject's prefix; none where it is not known
 */
export function composeMail(
  message: ContactMessage,
  key: string,
  language: string | undefined,
  { contactFrom, contactTo }: Pick<Configuration, 'contactFrom' | 'contactTo'>,
): Mail {
  const { firstName, lastName, email, company = '', message: text } = message;
  const id = fingerprint(key);
  const name = headerText(`${firstName} ${lastName}`);
  const sender = [name, headerText(company)].filter(Boolean).join(', ');
  return {
    id,
    digest: fingerprint(JSON.stringify([firstName, lastName, email, company, text])),
    messageId: `<${id}@${contactFrom.address.split('@')[1]}>`,
    from: contactFrom,
    to: contactTo,
    replyTo: { name, address: email },
    subject: `${language ? `[${language}] ` : ''}Contact form: ${sender}`,
    text: textBody(message, language),
    html: htmlBody(message, language),
  };
}

/** @returns the whole message as MIME, as a mail program reads it */
export function toMime(mail: Mail): Promise<Buffer> {
  return new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { [digestHeader]: mail.digest },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * One line, in which nothing reads as an encoded word (RFC 2047): a name with `=?utf-8?q?=0D=0A?=` in
 * it goes out between quotation marks, and mail programs decode it there all the same.
 */
function headerText(value: string): string {
  return oneLine(value).replaceAll('=?', '= ?');
}

/** Half of a SHA-256: far from any collision, and short enough for one header line. */
function fingerprint(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32);
}
