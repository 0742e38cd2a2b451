/** Every key the site may store in the visitor's browser; `browserStorage.ts` accepts no other. */

/** Local storage lasts until the visitor clears it, session storage until she closes the tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** In the order of the cookie policy's table, which is rendered from this list. */
export const storageKeys = [
  // The language chosen: the head script leads to it.
  { key: 'language', storage: 'localStorage' },
  // The colour scheme chosen: the head script applies it, its two controls show it.
  { key: 'color-scheme', storage: 'localStorage' },
  // The origin of the podcast player that was agreed to.
  { key: 'podcast-consent', storage: 'localStorage' },
  // The Supabase session: read by Supabase's client; empty, as this site has no login.
  { key: 'session', storage: 'localStorage' },
  // The chat's conversation, and its draft, saved at every keystroke.
  { key: 'chat', storage: 'sessionStorage' },
  { key: 'chat-draft', storage: 'sessionStorage' },
  // The contact form's draft, with the key it is sent under.
  { key: 'contact-draft', storage: 'sessionStorage' },
  // What is written on the sheets of articles.
  { key: 'sheets', storage: 'sessionStorage' },
  // How far each entry of the history was scrolled.
  { key: 'scroll-offsets', storage: 'sessionStorage' },
] as const satisfies readonly { key: string; storage: StorageName }[];

export type StorageKey<In extends StorageName = StorageName> = Extract<
  (typeof storageKeys)[number],
  { storage: In }
>['key'];
