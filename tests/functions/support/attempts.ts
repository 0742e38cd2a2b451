/** Attempts to send an e-mail, under each runtime. */
import process from 'node:process';
import { readConfiguration } from '../../../supabase/functions/_shared/configuration.ts';
import type { KeyedMessage } from '../../../supabase/functions/_shared/store/mailQueue.ts';
import { contactFunction } from '../../../supabase/functions/_shared/contract.ts';
import { attempt, type Outcome } from '../../../supabase/functions/send-contact-email/attempt.ts';
import { composeMail } from '../../../supabase/functions/send-contact-email/mail.ts';
import { transportOf } from '../../../supabase/functions/send-contact-email/transports/transports.ts';
import {
  fingerprintsOf,
  type Written,
} from '../../../supabase/functions/send-contact-email/written.ts';
import { contactMessage } from './contactRuntimes.ts';
import { type Deno, serveUnderDeno } from './runtimes.ts';

export interface Attempt {
  keyed: KeyedMessage;
  written: Written;
  milliseconds: number;
}

interface Attempts {
  try(attempt: Attempt): Promise<Outcome>;
  stop(): Promise<unknown>;
}

/** @param environment is set for this process already */
export const attemptRuntimes: Record<
  'Node' | 'Deno' | 'Deno 2.1',
  (environment: Record<string, string>) => Promise<Attempts>
> = {
  Node: async () => ({
    async try({ keyed, written, milliseconds }) {
      const configuration = readConfiguration(process.env);
      const mail = composeMail(keyed, [written], configuration);
      return attempt(mail, transportOf(configuration.mail), milliseconds);
    },
    stop: async () => {},
  }),
  Deno: (environment) => attemptsUnderDeno('deno', environment),
  'Deno 2.1': (environment) => attemptsUnderDeno('deno-2.1', environment),
};

async function attemptsUnderDeno(
  deno: Deno,
  environment: Record<string, string>,
): Promise<Attempts> {
  const served = await serveUnderDeno({
    deno,
    entry: 'tests/functions/support/attemptFixture.ts',
    folder: contactFunction,
    environment,
  });
  return {
    async try(made) {
      const response = await fetch(served.origin, { method: 'POST', body: JSON.stringify(made) });
      return (await response.json()) as Outcome;
    },
    stop: () => served.stop(),
  };
}

/** The queue's own timeout of an attempt, or a short one for attempts that fail. */
export const attemptMilliseconds = { long: 7000, short: 500 };

/** @returns an attempt to send the tests' message, in Swedish by default */
export function attemptAt(key: string, milliseconds: number, language = 'sv'): Attempt {
  return {
    keyed: fingerprintsOf(contactMessage, key),
    written: { message: contactMessage, language, at: '2026-11-24T17:30:00.000Z' },
    milliseconds,
  };
}
