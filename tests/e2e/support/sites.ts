/** The sites of the tests, each with its functions and port, and a vendor. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const host = '127.0.0.1';

/** Logged once all of them answer. */
export const allAnswer = 'All sites answer';

/** The site as it is deployed. */
export const site = serve(4180, 'dist', 'exec node scripts/serve.mjs --defaults');

/** The same pages with React's development build, which reports hydration mismatches. */
export const developmentSite = serve(
  4181,
  'dist-development',
  'node scripts/build.ts --defaults --development --out dist-development && exec node scripts/serve.mjs --defaults --site dist-development',
);

/**
 * The site in every language, published or not: pseudo-languages, and drafts in other scripts
 * (`tests/e2e/drafts`).
 */
export const everyLanguageSite = serve(
  4184,
  'dist-every-language',
  'exec node tests/e2e/support/serveEveryLanguage.ts',
);

/** Another origin, which mocks the vendors of live chat, policy documents and podcast. */
export const vendor = {
  origin: `http://${host}:4182`,
  command: 'exec node tests/e2e/support/vendor.ts',
  environment: { HOST: host, PORT: '4182' },
};

/** The site configured with all three vendors. */
export const vendorSite = serve(
  4183,
  'dist-vendors',
  'node scripts/build.ts --defaults --out dist-vendors && exec node scripts/serve.mjs --defaults --site dist-vendors',
  {
    VITE_LIVE_CHAT_SRC: `${vendor.origin}/chat.js`,
    VITE_POLICY_EMBED_SRC: `${vendor.origin}/policy.js`,
    VITE_POLICY_ID_PRIVACY: 'privacy-of-the-vendor',
    VITE_POLICY_ID_TERMS: 'terms-of-the-vendor',
    VITE_POLICY_ID_DISCLAIMER: 'disclaimer-of-the-vendor',
    VITE_POLICY_ID_EULA: 'eula-of-the-vendor',
    VITE_PODCAST_PLAYER_URL: `${vendor.origin}/player`,
  },
);

function serve(
  port: number,
  name: string,
  command: string,
  configuration: Record<string, string> = {},
) {
  const outbox = join(tmpdir(), `outbox-${name}-${port}`);
  return {
    origin: `http://${host}:${port}`,
    command,
    /** Where this site's messages arrive. */
    outbox,
    environment: {
      HOST: host,
      PORT: String(port),
      OUTBOX_DIR: outbox,
      STATE_FILE: join(tmpdir(), `state-${name}-${port}.sqlite`),
      // All tests call from one address.
      CHAT_LIMIT_PER_MINUTE: '10000',
      CONTACT_LIMIT_PER_TEN_MINUTES: '10000',
      ...configuration,
    },
  };
}
