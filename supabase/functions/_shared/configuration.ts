/**
 * The functions' configuration, checked by a schema: a bad value is named in the log, and the
 * visitor is told no more than that the function is unavailable. `.env.example` lists every
 * variable with its default.
 */
import * as z from 'zod/mini';
import { contactFunction, emailPattern, functionsPath } from './contract.ts';

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

const openAi = 'https://api.openai.com/v1';

/** A whole number from 1 up, so that no variable can switch a guard off. */
const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 up')),
  z.transform(Number),
);

/** An address of one of the schemes; credentials within it are never told. */
const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => pattern.test(value) && URL.canParse(value),
        `must be an address as ${example}`,
      ),
    );

const httpAddress = address(/^https?:\/\/[^/]/, 'https://api.example.com');
const databaseAddress = address(
  /^postgres(?:ql)?:\/\/[^/]/,
  'postgres://user:password@host/database',
);

const schema = z.object({
  VITE_CONTACT_EMAIL: z._default(mailbox, { name: '', address: defaultAddress }),
  CONTACT_TO: z.optional(mailbox),
  CONTACT_FROM: z.optional(mailbox),
  ALLOWED_ORIGINS: z._default(origins, []),
  OUTBOX_DIR: z._default(z.string(), ''),
  OUTBOX_KEY: z._default(
    z.string().check(z.regex(/^(?:.{32,})?$/, 'must be 32 characters at least, drawn by chance')),
    '',
  ),
  RESEND_API_KEY: z._default(z.string(), ''),
  RESEND_BASE_URL: z._default(httpAddress, 'https://api.resend.com'),
  SMTP_URL: z._default(
    z.union([z.literal(''), address(/^smtps?:\/\/[^/]/, 'smtps://user:password@mail.example.com')]),
    '',
  ),
  OPENAI_API_KEY: z._default(z.string(), ''),
  OPENAI_BASE_URL: z._default(httpAddress, openAi),
  OPENAI_MODEL: z._default(z.string(), ''),
  OPENAI_CONTEXT: z._default(
    z.enum(['passages', 'whole'], 'must be passages or whole'),
    'passages',
  ),
  OPENAI_DAILY_TOKENS: z._default(count, 500_000),
  CHAT_LIMIT_PER_MINUTE: z._default(count, 20),
  CONTACT_LIMIT_PER_TEN_MINUTES: z._default(count, 5),
  TRUSTED_PROXY_HEADER: z._default(
    z.string().check(z.regex(/^[\w-]*$/, 'must be the name of a header')),
    '',
  ),
  DATABASE_URL: z._default(z.union([z.literal(''), databaseAddress]), ''),
  /** Set by Supabase itself, for the functions of a project. */
  SUPABASE_DB_URL: z._default(z.union([z.literal(''), databaseAddress]), ''),
  /** The same: where the functions themselves are reached. */
  SUPABASE_URL: z._default(z.union([z.literal(''), httpAddress]), ''),
  STATE_FILE: z._default(z.string(), '.data/functions.sqlite'),
});

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Two transports or half a model would leave open which is meant. */
const checked = schema.check(
  z.superRefine((values, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message, input: undefined });
    if (!isPercentEncoded(values.SMTP_URL)) {
      fault('SMTP_URL', 'has a % in it that must be written %25');
    }
    if (values.RESEND_API_KEY && values.SMTP_URL) {
      fault('SMTP_URL', 'and RESEND_API_KEY are both set: choose one transport');
    }
    const sends = Boolean(values.RESEND_API_KEY || values.SMTP_URL);
    const isNamed = values.VITE_CONTACT_EMAIL.address !== defaultAddress;
    for (const name of ['CONTACT_TO', 'CONTACT_FROM'] as const) {
      // The placeholder's mail would be accepted, and lost.
      if (sends && !values[name] && !isNamed) fault(name, 'must be set, since e-mails go out');
    }
    // What others keep in a database would end in a folder of this machine.
    if ((values.DATABASE_URL || values.SUPABASE_DB_URL) && !sends && !values.OUTBOX_DIR) {
      fault('RESEND_API_KEY', 'or SMTP_URL must be set, or OUTBOX_DIR, since a database is');
    }
    if (values.OPENAI_API_KEY && !values.OPENAI_MODEL) {
      fault('OPENAI_MODEL', 'must be set, since OPENAI_API_KEY is');
    }
    // A model of one's own may ask for no key.
    if (values.OPENAI_MODEL && !values.OPENAI_API_KEY && values.OPENAI_BASE_URL === openAi) {
      fault('OPENAI_API_KEY', 'must be set, since OPENAI_MODEL is');
    }
  }),
);

export interface Configuration {
  /** Who receives what the contact form sends; the site's own contact address by default. */
  contactTo: Mailbox;
  /** Whom those e-mails are from; the site's own contact address by default. */
  contactFrom: Mailbox;
  /** The origins that may call; none means the origin the functions themselves are reached at. */
  allowedOrigins: readonly string[];
  /** How e-mails go out; without a provider to the outbox. */
  mail:
    | { transport: 'resend'; apiKey: string; baseUrl: string }
    | { transport: 'smtp'; address: string }
    /** The folder for `.eml` files, relative to the working directory. */
    | { transport: 'outbox'; folder: string };
  /** Seals the messages that are kept until they are delivered; empty leaves them as they are. */
  outboxKey: string;
  /** Where the database calls the function that sends; empty where a server looks for itself. */
  wake: string;
  /** The model that answers; none means that the site's own text does. */
  model:
    | {
        apiKey: string;
        baseUrl: string;
        name: string;
        dailyTokens: number;
        /** What it is told: the passages near a question, or all the site says. */
        context: 'passages' | 'whole';
      }
    | undefined;
  /** How many calls of one caller are let through, each in its window. */
  limits: { chatPerMinute: number; contactPerTenMinutes: number };
  /** The header in which a trusted proxy tells the caller's address; empty without a proxy. */
  trustedProxyHeader: string;
  /** The Postgres database that instances share; empty means the file. */
  databaseUrl: string;
  /** The file of the store where there is no database. */
  stateFile: string;
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
  const result = checked.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigurationError(faults.join('; '));
  }
  const values = result.data;
  return {
    contactTo: values.CONTACT_TO ?? values.VITE_CONTACT_EMAIL,
    contactFrom: values.CONTACT_FROM ?? values.VITE_CONTACT_EMAIL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    mail: mailOf(values),
    outboxKey: values.OUTBOX_KEY,
    wake: values.SUPABASE_URL && `${values.SUPABASE_URL}${functionsPath}${contactFunction}/due`,
    model: values.OPENAI_MODEL
      ? {
          apiKey: values.OPENAI_API_KEY,
          baseUrl: values.OPENAI_BASE_URL,
          name: values.OPENAI_MODEL,
          dailyTokens: values.OPENAI_DAILY_TOKENS,
          context: values.OPENAI_CONTEXT,
        }
      : undefined,
    limits: {
      chatPerMinute: values.CHAT_LIMIT_PER_MINUTE,
      contactPerTenMinutes: values.CONTACT_LIMIT_PER_TEN_MINUTES,
    },
    trustedProxyHeader: values.TRUSTED_PROXY_HEADER,
    databaseUrl: values.DATABASE_URL || values.SUPABASE_DB_URL,
    stateFile: values.STATE_FILE,
  };
}

function mailOf(values: z.infer<typeof schema>): Configuration['mail'] {
  if (values.RESEND_API_KEY) {
    return {
      transport: 'resend',
      apiKey: values.RESEND_API_KEY,
      baseUrl: values.RESEND_BASE_URL,
    };
  }
  if (values.SMTP_URL) return { transport: 'smtp', address: values.SMTP_URL };
  return { transport: 'outbox', folder: values.OUTBOX_DIR || '.outbox' };
}
