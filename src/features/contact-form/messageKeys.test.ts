import { expect, it } from 'vitest';
import { idempotencyKeyPattern } from '../../../supabase/functions/_shared/contract.ts';
import { keyOf } from './messageKeys.ts';

const message = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  message: 'Hej',
};

it('keeps the key of a message', () => {
  const key = keyOf(message);
  expect(key).toMatch(idempotencyKeyPattern);
  expect(keyOf({ ...message }, { key, message })).toBe(key);
  expect(keyOf(message)).not.toBe(key);
});

it('never gives the key of one message to another', () => {
  const key = keyOf(message);
  expect(keyOf({ ...message, message: 'Hallå' }, { key, message })).not.toBe(key);
});
