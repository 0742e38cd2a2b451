/** One attempt to send what it is posted, over the transport its variables name: to be run by Deno. */
import process from 'node:process';
import { readConfiguration } from '../../../supabase/functions/_shared/configuration.ts';
import { attempt } from '../../../supabase/functions/send-contact-email/attempt.ts';
import { composeMail } from '../../../supabase/functions/send-contact-email/mail.ts';
import { transportOf } from '../../../supabase/functions/send-contact-email/transports/transports.ts';
import type { Attempt } from './attempts.ts';

Deno.serve(async (request) => {
  const { keyed, written, milliseconds } = (await request.json()) as Attempt;
  const configuration = readConfiguration(process.env);
  const mail = composeMail(keyed, [written], configuration);
  return Response.json(await attempt(mail, transportOf(configuration.mail), milliseconds));
});
