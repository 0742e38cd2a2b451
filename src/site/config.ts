/**
 * The site's configuration at build time, checked by a schema: a bad value stops the build with the
 * variable's name and what is wrong. `.env.example` lists every variable with its default.
 */
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const origin = httpUrl.transform((value) => new URL(value).origin);

const schema = z.object({
  VITE_SITE_URL: origin.default('https://skillspurt.example'),
  VITE_PRODUCT_NAME: z.string().min(1).max(60).default('Skillspurt'),
  VITE_CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@skillspurt.example'),
  VITE_SUPABASE_URL: z.union([z.literal(''), httpUrl]).default(''),
  VITE_SUPABASE_ANON_KEY: z.string().min(1).default('public-anonymous-key'),
  VITE_ADMIN_APP_URL: httpUrl.default('https://admin.skillspurt.example'),
  VITE_USER_APP_URL: httpUrl.default('https://app.skillspurt.example'),
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
}

/**
 * Reads the configuration.
 *
 * @param environment variables by name, such as `process.env`; an empty one counts as not set
 * @throws Error naming each variable that is wrong and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>): SiteConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}`,
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
  };
}
