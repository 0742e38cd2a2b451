// @vitest-environment node
import { expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

it('has defaults for everything, an empty variable being none', () => {
  const site = { name: '', address: 'hello@skillspurt.example' };
  const defaults = {
    contactTo: site,
    contactFrom: site,
    allowedOrigins: [],
    outboxFolder: '.outbox',
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

it.each([
  ['CONTACT_TO', 'a@firm.example, b@firm.example'],
  ['CONTACT_FROM', 'Web <nobody>'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'firm.example'],
  ['ALLOWED_ORIGINS', 'https://firm.example/path'],
])('names %s when it is %j, and does not repeat the value', (name, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});
