/**
 * Made by `scripts/pages/site-plugin.ts`. Types are named by inline imports: an import statement in an
 * ambient module would make them `any`.
 */
declare module 'virtual:site' {
  export const languages: readonly import('./site/languages.ts').Language[];
  /** Their tags alone. */
  export const languageCodes: readonly string[];
  /** The languages that the sample policy documents are written in. */
  export const sampleLanguages: readonly string[];
  export const config: import('./site/config.ts').PageConfig;
}
