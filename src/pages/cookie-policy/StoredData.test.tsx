import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from 'virtual:site';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import { addMessages, createI18n } from '../../i18n/instances.ts';
import { storageKeys } from '../../site/storageKeys.ts';
import { StoredData } from './StoredData.tsx';

const locales = import.meta.glob<object>('../../../locales/*/cookie-policy.json', {
  eager: true,
  import: 'default',
});

test.each(languages)('all that is kept is told in $code, what for and how long', ({ code }) => {
  const i18n = createI18n(code, { product: 'Skillspurt', email: 'hello@skillspurt.example' });
  const words = locales[`../../../locales/${code}/cookie-policy.json`]!;
  addMessages(i18n, { [code]: { 'cookie-policy': words } });
  render(
    <TestProviders i18n={i18n}>
      <StoredData />
    </TestProviders>,
  );
  for (const { key } of storageKeys) {
    const row = within(screen.getByRole('rowheader', { name: key }).closest('tr')!);
    const [purpose, duration] = row.getAllByRole('cell');
    expect(purpose!.textContent).toMatch(/ /);
    expect(duration!.textContent).toMatch(/ /);
  }
  expect(screen.getAllByRole('rowheader')).toHaveLength(storageKeys.length);
});
