import type { Configuration } from '../../_shared/configuration.ts';
import { createOutbox } from './outbox.ts';
import { createResend } from './resend.ts';
import { createSmtp } from './smtp.ts';
import type { Transport } from './transport.ts';

/** @returns what carries e-mails away, as it is configured */
export function transportOf(mail: Configuration['mail']): Transport {
  if (mail.transport === 'resend') return createResend(mail);
  if (mail.transport === 'smtp') return createSmtp(mail.address);
  return createOutbox(mail.folder);
}
