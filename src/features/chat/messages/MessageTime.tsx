import { useTranslation } from 'react-i18next';

/** The time of day a message was sent, as it is written where the visitor lives. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const { i18n } = useTranslation();
  const time = new Date(timestamp);
  return <time dateTime={timestamp}>{formatIn(i18n.language, time)}</time>;
}

function formatIn(language: string, time: Date): string {
  try {
    // The browser's own tag knows the region, and with it 09:41 from 9:41 AM.
    const regional = navigator.languages.filter((tag) => tag.startsWith(`${language}-`));
    return time.toLocaleTimeString([...regional, language], { timeStyle: 'short' });
  } catch {
    // There are browsers without a list, and with rubbish in it.
    return time.toLocaleTimeString(language, { timeStyle: 'short' });
  }
}
