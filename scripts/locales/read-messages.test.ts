// @vitest-environment node
import { expect, it } from 'vitest';
import { readLanguages } from './languages.ts';
import { readNamespace, textOfLocales } from './read-messages.ts';

it.each(readLanguages())('counts only messages in $code that a page shows', ({ code }) => {
  const { title } = readNamespace(code, 'faq') as { title: string };
  const { otherLanguage } = readNamespace(code, 'chat-answers') as { otherLanguage: string };
  expect(textOfLocales()).toContain(title);
  expect(textOfLocales()).not.toContain(otherLanguage.split('}}').at(1)!.split('{{')[0]!);
});
