import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openChat, stubNetwork } from '../testChat.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['no list', undefined, /[AP]M$/],
  ['a list with rubbish', [null, 'en-', 7], /[AP]M$/],
  ['a British list', ['sv', 'en-GB'], /\d$/],
])('a browser whose languages are %s tells the time', async (_name, languages, time) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as string[]);
  stubNetwork(async () => Response.json({ response: 'Yes.' }));
  const { field, log, user } = openChat('en');
  await user.type(field, 'Is it?{Enter}');
  await within(log).findByText('Yes.');
  expect(log.querySelector('time')!.textContent).toMatch(time);
});
