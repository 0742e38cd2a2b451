/** What the site keeps in the browser, by the names its storage shows, and until when. */
export const kept = [
  { name: 'language', words: 'language', until: 'cleared' },
  { name: 'color-scheme', words: 'colorScheme', until: 'cleared' },
  { name: 'podcast-consent', words: 'consent', until: 'cleared' },
  { name: 'chat, chat-draft', words: 'chat', until: 'tabClosed' },
  { name: 'scroll-offsets', words: 'scroll', until: 'tabClosed' },
] as const;
