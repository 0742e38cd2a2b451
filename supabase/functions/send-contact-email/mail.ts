/** The e-mail a contact message becomes: the same for every transport, plain text, one recipient. */
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Configuration, Mailbox } from '../_shared/configuration.ts';
import type { ContactMessage } from '../_shared/contract.ts';

export interface Mail {
  /** Stands for the idempotency key wherever it is stored: file name, Message-ID. */
  id: string;
  /** Of what the visitor wrote, to tell a retry from another message under the same key. */
  digest: string;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  /** The prospect: an answer goes straight there. */
  replyTo: Mailbox;
  subject: string;
  text: string;
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
  const name = `${oneLine(firstName)} ${oneLine(lastName)}`;
  const sender = [name, oneLine(company)].filter(Boolean).join(', ');
  return {
    id,
    digest: fingerprint(JSON.stringify([firstName, lastName, email, company, text])),
    messageId: `<${id}@${contactFrom.address.split('@')[1]}>`,
    from: contactFrom,
    to: contactTo,
    replyTo: { name, address: email },
    subject: `${language ? `[${language}] ` : ''}Contact form: ${sender}`,
    text: [
      `First name: ${oneLine(firstName)}`,
      `Last name: ${oneLine(lastName)}`,
      `E-mail: ${email}`,
      `Company: ${oneLine(company) || '-'}`,
      `Language: ${language ?? '-'}`,
      '',
      text.replace(/\r\n?/g, '\n'),
      '',
    ].join('\n'),
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
    messageId: mail.messageId,
    headers: { [digestHeader]: mail.digest },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** A name is one line: a break in it must not read as a line of its own in a header or the text. */
function oneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Half of a SHA-256: far from any collision, and short enough for one header line. */
function fingerprint(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32);
}
