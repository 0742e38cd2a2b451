/** The e-mail that messages become: the same for every transport, with one recipient. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Configuration, Mailbox } from '../_shared/configuration.ts';
import type { ContactMessage } from '../_shared/contract.ts';
import type { KeyedMessage } from '../_shared/store/mailQueue.ts';
import { htmlBody, oneLine, textBody } from './mailBody.ts';
import { digestHtml, digestText, foldAlike } from './mailDigest.ts';
import type { Several, Written } from './written.ts';

/**
 * The `id` stands for the idempotency key wherever it is stored: file name, Message-ID. The `digest`
 * is of what was written, to tell a retry from another message under the same key.
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

type Mailboxes = Pick<Configuration, 'contactFrom' | 'contactTo'>;

/** @param written what goes in it: of several, each is told with who wrote it */
export function composeMail(
  { id, digest }: KeyedMessage,
  written: Several,
  { contactFrom, contactTo }: Mailboxes,
): Mail {
  return {
    id,
    digest,
    messageId: `<${id}@${contactFrom.address.split('@')[1]}>`,
    from: contactFrom,
    to: contactTo,
    ...(written.length > 1 ? ofSeveral(written, contactTo) : ofOne(written[0])),
  };
}

type Said = Pick<Mail, 'replyTo' | 'subject' | 'text' | 'html'>;

function ofOne(written: Written): Said {
  const { message, language } = written;
  return {
    replyTo: { name: nameOf(message), address: message.email },
    subject: `${language ? `[${language}] ` : ''}Contact form: ${senderOf(message)}`,
    text: textBody(written),
    html: htmlBody(written),
  };
}

function ofSeveral(written: readonly Written[], replyTo: Mailbox): Said {
  const texts = foldAlike(written);
  return {
    replyTo,
    subject: `Contact form: ${written.length} messages, different texts: ${texts.length}`,
    text: digestText(texts),
    html: digestHtml(texts),
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

function nameOf({ firstName, lastName }: ContactMessage): string {
  return headerText(`${firstName} ${lastName}`);
}

function senderOf(message: ContactMessage): string {
  return [nameOf(message), headerText(message.company ?? '')].filter(Boolean).join(', ');
}

/**
 * One line, in which nothing reads as an encoded word (RFC 2047): a name with `=?utf-8?q?=0D=0A?=` in
 * it goes out between quotation marks, and mail programs decode it there all the same.
 */
function headerText(value: string): string {
  return oneLine(value).replaceAll('=?', '= ?');
}
