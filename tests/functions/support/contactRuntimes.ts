/** Serves the contact form's function under each runtime, and posts to it as the form does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import {
  type ContactMessage,
  contactFunction,
  errorResponseSchema,
  functionsPath,
  idempotencyKeyHeader,
  requestIdHeader,
} from '../../../supabase/functions/_shared/contract.ts';
import { handler } from '../../../supabase/functions/send-contact-email/handler.ts';
import { runtimesOf, type Served } from './runtimes.ts';

export const contactRuntimes = runtimesOf(() => handler, {
  entry: `supabase/functions/${contactFunction}/index.ts`,
  folder: contactFunction,
});

type Runtime = keyof typeof contactRuntimes;

export const runtimeNames = Object.keys(contactRuntimes) as Runtime[];

export interface Surroundings {
  folder: string;
  environment: Record<string, string>;
  clear(): Promise<void>;
}

/** A temporary folder with the store, and limits that no test reaches, also set for this process. */
export async function contactSurroundings(
  variables: Record<string, string> = {},
): Promise<Surroundings> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-'));
  const environment = {
    STATE_FILE: join(folder, 'state.sqlite'),
    OUTBOX_DIR: join(folder, 'outbox'),
    CONTACT_LIMIT_PER_TEN_MINUTES: '1000000',
    VITE_CONTACT_EMAIL: 'us@firm.example',
    ...variables,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  return {
    folder,
    environment,
    async clear() {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    },
  };
}

export const contactMessage: ContactMessage = {
  firstName: 'Åsa',
  lastName: 'Öberg "Kula" 🎉',
  email: 'asa@foretag.example',
  company: 'Företaget AB\r\nBcc: bo@foretag.example',
  message: 'Hej!\n\nVad kostar det för 40 personer?',
};

interface Outcome {
  /** `sent`, or the code of the error. */
  code: string;
  retryAfter: string | null;
}

/** Posts as the form does, and parses the answer by the contract. */
export async function postContact(
  { origin }: Served,
  key: string,
  message: ContactMessage = contactMessage,
  language = 'sv',
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const response = await fetch(`${origin}${functionsPath}${contactFunction}`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      [idempotencyKeyHeader]: key,
      ...headers,
    },
  });
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  if (!response.headers.has(requestIdHeader)) throw new Error('The answer has no request id.');
  if (response.ok) return { code: 'sent', retryAfter };
  const { code } = errorResponseSchema.parse(JSON.parse(text)).error;
  return { code, retryAfter };
}
