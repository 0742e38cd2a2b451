/** All that the site keeps in the visitor's browser: `browserStorage.ts` is the only way to it. */

/** What is kept there stays until the visitor clears it, or until she closes the tab. */
export type Store = 'localStorage' | 'sessionStorage';

/** A row each, in the order in which the cookie policy lists them: it reads them from here. */
export const kept = [
  // The language chosen: the head script leads to it.
  { key: 'language', store: 'localStorage' },
  // The colour scheme chosen: the head script applies it, its two controls show it.
  { key: 'color-scheme', store: 'localStorage' },
  // The origin of the podcast player that was agreed to.
  { key: 'podcast-consent', store: 'localStorage' },
  // Who is logged in: Supabase's client alone reads it. On this site nobody is.
  { key: 'session', store: 'localStorage' },
  // The chat's conversation, and what is written and not sent, saved at every keystroke.
  { key: 'chat', store: 'sessionStorage' },
  { key: 'chat-draft', store: 'sessionStorage' },
  // What is written in the contact form and not sent, with the key it is sent under.
  { key: 'contact-draft', store: 'sessionStorage' },
  // What is written on the sheets of articles.
  { key: 'sheets', store: 'sessionStorage' },
  // How far each entry of the history was scrolled.
  { key: 'scroll-offsets', store: 'sessionStorage' },
] as const satisfies readonly { key: string; store: Store }[];

export type KeptKey<In extends Store = Store> = Extract<
  (typeof kept)[number],
  { store: In }
>['key'];
