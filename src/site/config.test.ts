import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for every variable, and takes an empty one for unset', () => {
  expect(readConfig({ VITE_PRODUCT_NAME: '' })).toEqual(readConfig({}));
});

it('keeps only the origin of the site address', () => {
  expect(readConfig({ VITE_SITE_URL: 'https://example.org/path/' }).siteUrl).toBe(
    'https://example.org',
  );
});

it.each([
  ['VITE_SITE_URL', 'example.org'],
  ['VITE_CONTACT_EMAIL', 'nobody'],
  ['VITE_ADMIN_APP_URL', 'javascript:alert(1)'],
  ['VITE_SUPABASE_URL', 'ftp://example.org'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
