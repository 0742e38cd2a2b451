/**
 * The functions' configuration, checked by a schema: a bad value is named in the log, and the
 * visitor is told no more than that the function is unavailable. `.env.example` lists every
 * variable with its default.
 */
import * as z from 'zod/mini';
import { emailPattern } from './contract.ts';

/** A mailbox as a mail header has it: an address, with a name or without. */
export interface Mailbox {
  name: string;
  address: string;
}

const defaultAddress = 'hello@skillspurt.example';

const mailbox = z.pipe(
  z.string(),
  z.transform((value, context): Mailbox => {
    const [, name = '', bracketed, bare] =
      /^(?:"?([^"<>]*?)"?\s*<(\S+)>|(\S+))$/.exec(value.trim()) ?? [];
    const address = bracketed ?? bare ?? '';
    if (!emailPattern.test(address)) {
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'must be one address, as in me@example.com or Name <me@example.com>',
      });
    }
    return { name, address };
  }),
);

const origins = z.pipe(
  z.string(),
  z.transform((value, context): string[] =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        if (/^https?:\/\/[^/]+\/?$/.test(part) && URL.canParse(part)) return new URL(part).origin;
        context.issues.push({
          code: 'custom',
          input: value,
          message: 'must be origins with commas between, as in https://example.com',
        });
        return part;
      }),
  ),
);

const schema = z.object({
  VITE_CONTACT_EMAIL: z._default(mailbox, { name: '', address: defaultAddress }),
  CONTACT_TO: z.optional(mailbox),
  CONTACT_FROM: z.optional(mailbox),
  ALLOWED_ORIGINS: z._default(origins, []),
  OUTBOX_DIR: z._default(z.string(), '.outbox'),
});

export interface Configuration {
  /** Who receives what the contact form sends; the site's own contact address by default. */
  contactTo: Mailbox;
  /** Whom those e-mails are from; the site's own contact address by default. */
  contactFrom: Mailbox;
  /** The origins that may call; none means the origin the functions themselves are reached at. */
  allowedOrigins: readonly string[];
  /** The folder for `.eml` files, relative to the working directory. */
  outboxFolder: string;
}

/** Names each variable that is wrong and what is wrong with it, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the functions' configuration.
 *
 * @param environment variables by name, such as `process.env`; an empty one counts as not set
 * @throws ConfigurationError
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigurationError(faults.join('; '));
  }
  const values = result.data;
  return {
    contactTo: values.CONTACT_TO ?? values.VITE_CONTACT_EMAIL,
    contactFrom: values.CONTACT_FROM ?? values.VITE_CONTACT_EMAIL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    outboxFolder: values.OUTBOX_DIR,
  };
}
