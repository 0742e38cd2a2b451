import { expect, it } from 'vitest';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import { checkFields } from './checkFields.ts';

const written = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  company: '',
  message: 'Hej!',
};

function check(changes: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...written, ...changes })) data.set(name, value);
  return checkFields(data);
}

it('gives the message, trimmed, and nothing that is no field of it', () => {
  expect(check({ firstName: ' Åsa ', message: '\nHej!\n', slip: 'x' })).toEqual({
    message: written,
    faults: {},
  });
});

it.each(['', '   ', '\n\t', '\u00a0\u3000', '\u200b'])('takes %j for missing', (blank) => {
  expect(check({ firstName: blank, lastName: blank, message: blank, company: blank })).toEqual({
    faults: { firstName: 'missing', lastName: 'missing', message: 'missing' },
  });
});

it('tells an address that is missing from one that is malformed', () => {
  expect(check({ email: ' ' }).faults).toEqual({ email: 'missing' });
  for (const email of ['asa', 'asa@foretag', 'åsa@foretag.example']) {
    expect(check({ email }).faults).toEqual({ email: 'malformed' });
  }
});

it('finds what is too long, in the order of the form', () => {
  const message = 'x'.repeat(contactLimits.message + 1);
  const company = 'x'.repeat(contactLimits.company + 1);
  const { faults } = check({ message, company, firstName: '' });
  expect(Object.entries(faults)).toEqual([
    ['firstName', 'missing'],
    ['company', 'tooLong'],
    ['message', 'tooLong'],
  ]);
});

it('takes a form without fields for one that is empty', () => {
  expect(Object.keys(checkFields(new FormData()).faults)).toEqual([
    'firstName',
    'lastName',
    'email',
    'message',
  ]);
});
