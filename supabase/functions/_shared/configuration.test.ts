// @vitest-environment node
import { expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

it('has defaults for everything, an empty variable being none', () => {
  const site = { name: '', address: 'hello@skillspurt.example' };
  const defaults = {
    contactTo: site,
    contactFrom: site,
    allowedOrigins: [],
    mail: { transport: 'outbox', folder: '.outbox' },
    outboxKey: '',
    wake: '',
    model: undefined,
    limits: { chatPerMinute: 20, contactPerTenMinutes: 5 },
    trustedProxyHeader: '',
    databaseUrl: '',
    stateFile: '.data/functions.sqlite',
  };
  expect(readConfiguration({})).toEqual(defaults);
  expect(readConfiguration({ CONTACT_TO: '', ALLOWED_ORIGINS: '' })).toEqual(defaults);
});

it("falls back on the site's own contact address", () => {
  const { contactTo, contactFrom } = readConfiguration({ VITE_CONTACT_EMAIL: 'hi@firm.example' });
  expect([contactTo.address, contactFrom.address]).toEqual(['hi@firm.example', 'hi@firm.example']);
});

it('reads mailboxes with and without a name, and origins without their slash', () => {
  const configuration = readConfiguration({
    CONTACT_TO: 'sales@firm.example',
    CONTACT_FROM: '"Öberg & Co" <web@firm.example>',
    ALLOWED_ORIGINS: 'https://firm.example/, http://localhost:4173',
  });
  expect(configuration.contactTo).toEqual({ name: '', address: 'sales@firm.example' });
  expect(configuration.contactFrom).toEqual({ name: 'Öberg & Co', address: 'web@firm.example' });
  expect(configuration.allowedOrigins).toEqual(['https://firm.example', 'http://localhost:4173']);
});

it('tells the database where the function that sends is, on Supabase', () => {
  const { wake } = readConfiguration({ SUPABASE_URL: 'https://ref.supabase.example' });
  expect(wake).toBe('https://ref.supabase.example/functions/v1/send-contact-email/due');
});

it.each([
  ['OUTBOX_KEY', 'too short'],
  ['SMTP_URL', 'smtp://web:100%@mail.example'],
  ['CONTACT_TO', 'a@firm.example, b@firm.example'],
  ['CONTACT_FROM', 'Web <nobody>'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'firm.example'],
  ['ALLOWED_ORIGINS', 'https://firm.example/path'],
  ['SMTP_URL', 'mail.example.com:465'],
  ['RESEND_BASE_URL', 'api.resend.com'],
  ['DATABASE_URL', 'mysql://root:secret@db'],
  ['CHAT_LIMIT_PER_MINUTE', '0'],
  ['CONTACT_LIMIT_PER_TEN_MINUTES', '-5'],
  ['CHAT_LIMIT_PER_MINUTE', 'many'],
  ['TRUSTED_PROXY_HEADER', 'x forwarded for'],
])('names %s when it is %j, and does not repeat the value', (name, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

it('sends through Resend or SMTP where one is set, and refuses both', () => {
  const ends = { VITE_CONTACT_EMAIL: 'hi@firm.example' };
  const resend = { ...ends, RESEND_API_KEY: 'key', RESEND_BASE_URL: 'http://127.0.0.1:9' };
  const smtp = { ...ends, SMTP_URL: 'smtps://user:password@mail.firm.example:465' };
  expect(readConfiguration(resend).mail).toEqual({
    transport: 'resend',
    apiKey: 'key',
    baseUrl: 'http://127.0.0.1:9',
  });
  expect(readConfiguration(smtp).mail).toEqual({ transport: 'smtp', address: smtp.SMTP_URL });
  expect(() => readConfiguration({ ...resend, ...smtp })).toThrow('SMTP_URL');
});

it('has a model only where it is named and may be asked', () => {
  expect(readConfiguration({ OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' }).model).toEqual({
    name: 'm',
    apiKey: 'k',
    baseUrl: 'https://api.openai.com/v1',
    dailyTokens: 500_000,
    context: 'passages',
  });
  const own = { OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(readConfiguration(own).model?.apiKey).toBe('');
  expect(() => readConfiguration({ OPENAI_API_KEY: 'k' })).toThrow('OPENAI_MODEL');
  expect(() => readConfiguration({ OPENAI_MODEL: 'm' })).toThrow('OPENAI_API_KEY');
  expect(() => readConfiguration({ OPENAI_CONTEXT: 'all' })).toThrow(/OPENAI_CONTEXT.*whole/);
});

it("shares its state in the project's own database, where there is one", () => {
  const outbox = { OUTBOX_DIR: '/mail' };
  const own = 'postgres://postgres:secret@db.firm.example/postgres';
  expect(readConfiguration({ ...outbox, SUPABASE_DB_URL: own }).databaseUrl).toBe(own);
  const other = 'postgresql://other@127.0.0.1/limits';
  expect(
    readConfiguration({ ...outbox, SUPABASE_DB_URL: own, DATABASE_URL: other }).databaseUrl,
  ).toBe(other);
});

it('sends to no placeholder: who gets the messages is set, or they do not go out', () => {
  const resend = { RESEND_API_KEY: 'key', CONTACT_FROM: 'web@firm.example' };
  expect(() => readConfiguration(resend)).toThrow('CONTACT_TO');
  expect(readConfiguration({ ...resend, CONTACT_TO: 'us@firm.example' }).contactTo.address).toBe(
    'us@firm.example',
  );
});

it('wants a transport in a project on Supabase, which keeps no folder', () => {
  const own = { SUPABASE_DB_URL: 'postgres://postgres:secret@db.firm.example/postgres' };
  expect(() => readConfiguration(own)).toThrow('RESEND_API_KEY');
});
