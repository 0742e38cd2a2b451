/** The one piece of Deno's global that the functions touch, in their `index.ts` alone. */
declare const Deno: {
  serve(
    handler: (
      request: Request,
      connection: { remoteAddr: { hostname: string } },
    ) => Promise<Response>,
  ): unknown;
};

/** Written by the build (`scripts/chat/site-text.ts`), so absent in a fresh clone. */
declare module '*/languages.generated.js' {
  type SiteLanguages = import('./chat-with-ai/search/chat.ts').SiteLanguages;
  export const indexes: SiteLanguages['indexes'];
  export const vocabularies: SiteLanguages['vocabularies'];
}
