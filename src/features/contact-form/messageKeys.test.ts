import { expect, it } from 'vitest';
import { idempotencyKeyPattern } from '../../../supabase/functions/_shared/contract.ts';
import { createMessageKeys } from './messageKeys.ts';

const message = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  message: 'Hej',
};

it('keeps the key of a message until it is renewed', () => {
  const keys = createMessageKeys();
  const first = keys.keyOf(message);
  expect(first).toMatch(idempotencyKeyPattern);
  expect(keys.keyOf({ ...message })).toBe(first);
  keys.renew();
  expect(keys.keyOf(message)).not.toBe(first);
});

it('never gives the key of one message to another', () => {
  const keys = createMessageKeys();
  const first = keys.keyOf(message);
  expect(keys.keyOf({ ...message, message: 'Hallå' })).not.toBe(first);
  expect(createMessageKeys().keyOf(message)).not.toBe(first);
});
