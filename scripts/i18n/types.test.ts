import { expect, test } from 'vitest';
import { declareKeys } from './types.ts';

test('each namespace has the keys of its file in the source language', () => {
  const declaration = declareKeys(['common', 'contact-form']);
  expect(declaration).toContain(`'common': typeof import('../../locales/en/common.json');`);
  expect(declaration).toContain(
    `'contact-form': typeof import('../../locales/en/contact-form.json');`,
  );
  expect(declaration).toContain(`defaultNS: 'common';`);
});
