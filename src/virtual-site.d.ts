/** Made by `scripts/site-plugin.ts`. */
declare module 'virtual:site' {
  import type { SiteConfig } from './site/config.ts';
  import type { Language } from './site/languages.ts';

  export const languages: readonly Language[];
  export const config: SiteConfig;
}
