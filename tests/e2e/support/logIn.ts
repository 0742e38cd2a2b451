import { expect, type Page } from './test.ts';

/** Input of a log-in form, which must not leave it. */
export const typed = { email: 'asa.oberg@example.com', password: 'correct-horse-battery' };

/** @returns the page's requests, their bodies and its addresses, from now on */
export function recordTraffic(page: Page): string[] {
  const traffic: string[] = [];
  page.on('request', (request) => {
    traffic.push(`${request.method()} ${request.url()}`, request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => traffic.push(frame.url()));
  return traffic;
}

/** Expects that nothing was submitted, and nothing that was typed is anywhere else. */
export function expectNothingTyped(traffic: readonly string[]): void {
  const all = traffic.join('\n');
  expect(all).not.toMatch(/^POST /m);
  for (const value of Object.values(typed)) {
    expect(all).not.toContain(value);
    expect(all).not.toContain(encodeURIComponent(value));
  }
}
