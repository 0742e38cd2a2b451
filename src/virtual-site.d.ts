/**
 * Made by `scripts/site-plugin.ts`. Types are named by inline imports: an import statement in an
 * ambient module would make them `any`.
 */
declare module 'virtual:site' {
  export const languages: readonly import('./site/languages.ts').Language[];
  export const config: import('./site/config.ts').SiteConfig;
}
