/**
 * The site's configuration at build time, checked by a schema: a bad value stops the build with the
 * variable's name and what is wrong. `.env.example` lists every variable with its default.
 */
import * as z from 'zod';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .refine(
    (text) => !/^\w+:\/*[^/?#]*@/.test(text),
    'must be an address without user and password: every visitor gets it',
  );
const origin = httpUrl.transform((value) => new URL(value).origin);

const optionalUrl = z.union([z.literal(''), httpUrl]).default('');

/**
 * A source of a content security policy: an encrypted origin, or one on this machine. A wildcard
 * stands for what is below a domain, never below a top-level one.
 */
const policySource = z
  .string()
  .regex(
    /^(?:(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?|(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/i,
  );

const policySources = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(policySource, 'must be origins such as https://*.example.com, with spaces between'),
  );

/** The documents of a vendor, by the page that shows them. */
const policyVariables = {
  'privacy-policy': 'VITE_POLICY_ID_PRIVACY',
  'terms-of-service': 'VITE_POLICY_ID_TERMS',
  disclaimer: 'VITE_POLICY_ID_DISCLAIMER',
  eula: 'VITE_POLICY_ID_EULA',
} as const;

export type PolicyPage = keyof typeof policyVariables;

const sampleKey = 'public-anonymous-key';

/**
 * Whether everybody may have a key: it stands in the site's scripts. Supabase's publishable keys may, and
 * of the older ones, which are JSON Web Tokens, that of the role `anon`.
 */
function isPublicKey(key: string): boolean {
  if (key === sampleKey || /^sb_publishable_[\w-]+$/.test(key)) return true;
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return z.object({ role: z.literal('anon') }).safeParse(claims).success;
  } catch {
    return false;
  }
}

const publicKey = z
  .string()
  .refine(
    isPublicKey,
    'must be the publishable key of the project (sb_publishable_…) or its anon key: every visitor gets it',
  );

const schema = z.object({
  VITE_SITE_URL: origin.default('https://skillspurt.example'),
  VITE_PRODUCT_NAME: z.string().min(1).max(60).default('Skillspurt'),
  VITE_CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@skillspurt.example'),
  VITE_SUPABASE_URL: z.union([z.literal(''), httpUrl]).default(''),
  VITE_SUPABASE_ANON_KEY: publicKey.default(sampleKey),
  VITE_ADMIN_APP_URL: httpUrl.default('https://admin.skillspurt.example'),
  VITE_USER_APP_URL: httpUrl.default('https://app.skillspurt.example'),
  VITE_LIVE_CHAT_SRC: optionalUrl,
  VITE_POLICY_EMBED_SRC: optionalUrl,
  VITE_POLICY_ID_PRIVACY: z.string().default(''),
  VITE_POLICY_ID_TERMS: z.string().default(''),
  VITE_POLICY_ID_DISCLAIMER: z.string().default(''),
  VITE_POLICY_ID_EULA: z.string().default(''),
  VITE_PODCAST_PLAYER_URL: optionalUrl,
  VITE_CSP_EXTRA_ORIGINS: policySources,
  VITE_HSTS: z
    .enum(['off', 'host', 'subdomains'], 'must be off, host or subdomains')
    .default('host'),
});

/** A vendor's script without a document to show would fail on the visitor's screen. */
const checked = schema.superRefine((values, context) => {
  if (!values.VITE_POLICY_EMBED_SRC) return;
  for (const name of Object.values(policyVariables)) {
    if (values[name]) continue;
    const message = 'must be set, since VITE_POLICY_EMBED_SRC is';
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export interface SiteConfig {
  /** The origin the site is published under, for canonical addresses. */
  siteUrl: string;
  product: string;
  email: string;
  /** Where the functions live; empty means the page's own origin. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  adminAppUrl: string;
  userAppUrl: string;
  /** The live chat's script; empty means the Help Center dialog answers in its place. */
  liveChatSrc: string;
  /** The script that embeds policy documents; empty means the site's own sample documents. */
  policyEmbedSrc: string;
  /** The vendor's ids of the documents; empty without a vendor. */
  policyIds: Record<PolicyPage, string>;
  /** The external podcast player's page; empty means the site's own sample episode. */
  podcastPlayerUrl: string;
  /** Further origins that vendors need, as sources of the content security policy. */
  extraOrigins: readonly string[];
  /** The `Strict-Transport-Security` header. */
  hsts: 'off' | 'host' | 'subdomains';
}

/** What the pages need to know of the configuration. */
export type PageConfig = Omit<SiteConfig, 'extraOrigins' | 'hsts'>;

/**
 * Reads the configuration.
 *
 * @param environment variables by name, such as `process.env`; an empty one counts as not set
 * @throws Error naming each variable that is wrong and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>): SiteConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = checked.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(
      // A fault within a list is one of the variable's.
      ({ path, message }) => `  ${String(path[0])}: ${message}`,
    );
    throw new Error(`The configuration is wrong:\n${faults.join('\n')}`);
  }
  const values = result.data;
  return {
    siteUrl: values.VITE_SITE_URL,
    product: values.VITE_PRODUCT_NAME,
    email: values.VITE_CONTACT_EMAIL,
    supabaseUrl: values.VITE_SUPABASE_URL,
    supabaseAnonKey: values.VITE_SUPABASE_ANON_KEY,
    adminAppUrl: values.VITE_ADMIN_APP_URL,
    userAppUrl: values.VITE_USER_APP_URL,
    liveChatSrc: values.VITE_LIVE_CHAT_SRC,
    policyEmbedSrc: values.VITE_POLICY_EMBED_SRC,
    policyIds: {
      'privacy-policy': values[policyVariables['privacy-policy']],
      'terms-of-service': values[policyVariables['terms-of-service']],
      disclaimer: values[policyVariables.disclaimer],
      eula: values[policyVariables.eula],
    },
    podcastPlayerUrl: values.VITE_PODCAST_PLAYER_URL,
    extraOrigins: values.VITE_CSP_EXTRA_ORIGINS,
    hsts: values.VITE_HSTS,
  };
}
