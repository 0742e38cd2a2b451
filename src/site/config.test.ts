import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for every variable, and treats an empty one as unset', () => {
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
  ['VITE_SUPABASE_URL', 'https://sb_secret_a@example.org'],
  ['VITE_LIVE_CHAT_SRC', 'https://:secret@chat.example/embed.js'],
  ['VITE_LIVE_CHAT_SRC', '//chat.example/embed.js'],
  ['VITE_CSP_EXTRA_ORIGINS', "https://a.example 'unsafe-eval'"],
  ['VITE_CSP_EXTRA_ORIGINS', 'https://a.example; script-src *'],
  ['VITE_CSP_EXTRA_ORIGINS', 'https://*.com'],
  ['VITE_CSP_EXTRA_ORIGINS', 'http://a.example'],
  ['VITE_HSTS', 'on'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

/** An unsigned JSON Web Token. */
const tokenOf = (payload: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmVk`;

it.each([
  'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJ-xAaH',
  tokenOf({ role: 'anon', ref: 'åäö?>' }),
])('accepts the public key %s', (key) => {
  expect(readConfig({ VITE_SUPABASE_ANON_KEY: key }).supabaseAnonKey).toBe(key);
});

it.each([
  'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  '"sb_publishable_quoted"',
  'sbp_0102030405060708091011121314151617181920',
  tokenOf({ role: 'service_role' }),
  tokenOf({ role: 'supabase_admin' }),
  tokenOf({}),
  'a.bm9uZQ.c',
  'super-secret-jwt-token-with-at-least-32-characters-long',
])('refuses a key that may be secret, without quoting it: %s', (key) => {
  const refusal = () => readConfig({ VITE_SUPABASE_ANON_KEY: key });
  expect(refusal).toThrow(/VITE_SUPABASE_ANON_KEY: must be the publishable key/);
  expect(refusal).not.toThrow(key);
});

it('reads extra origins separated by commas or spaces, wildcards and sockets included', () => {
  const list = 'https://*.chat.example, wss://chat.example:8443  http://127.0.0.1:9000';
  expect(readConfig({ VITE_CSP_EXTRA_ORIGINS: list }).extraOrigins).toEqual([
    'https://*.chat.example',
    'wss://chat.example:8443',
    'http://127.0.0.1:9000',
  ]);
});

it('refuses a policy script without document ids, and names the missing variable', () => {
  const embed = {
    VITE_POLICY_EMBED_SRC: 'https://policies.example/embed.js',
    VITE_POLICY_ID_PRIVACY: 'a',
    VITE_POLICY_ID_TERMS: 'b',
    VITE_POLICY_ID_DISCLAIMER: 'c',
  };
  expect(() => readConfig(embed)).toThrow('VITE_POLICY_ID_EULA');
  expect(readConfig({ ...embed, VITE_POLICY_ID_EULA: 'd' }).policyIds).toEqual({
    'privacy-policy': 'a',
    'terms-of-service': 'b',
    disclaimer: 'c',
    eula: 'd',
  });
});
