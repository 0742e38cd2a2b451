/** Mocks of the site's two functions. */
import {
  type ChatRequest,
  type chatFunction,
  type contactFunction,
  type ContactMessage,
  functionsPath,
} from '../../../supabase/functions/_shared/contract.ts';
import type { Page } from './test.ts';

interface Requests {
  [chatFunction]: ChatRequest;
  [contactFunction]: ContactMessage;
}

/** @returns the pattern of a function's address */
export const addressOf = (name: keyof Requests) => `**${functionsPath}${name}`;

const errorCodes: Record<number, string> = { 429: 'rate_limited', 500: 'internal_error' };

/**
 * Mocks a function: with an answer, or its error of a status.
 * @returns the requests it gets
 */
export async function mockFunction<Name extends keyof Requests>(
  page: Page,
  name: Name,
  answer: (call: number) => object | number,
): Promise<Requests[Name][]> {
  const calls: Requests[Name][] = [];
  await page.route(addressOf(name), async (route) => {
    calls.push(route.request().postDataJSON() as Requests[Name]);
    const result = answer(calls.length);
    return typeof result === 'number'
      ? route.fulfill({
          status: result,
          json: { error: { code: errorCodes[result], message: 'Oops' } },
        })
      : route.fulfill({ json: result });
  });
  return calls;
}
