import { useTranslation } from 'react-i18next';

/** The time of day a message was sent, as it is written where the visitor lives. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const { i18n } = useTranslation();
  // The browser's own tag knows the region, and with it 09:41 from 9:41 AM.
  const regional = navigator.languages.filter((tag) => tag.startsWith(`${i18n.language}-`));
  const format = new Intl.DateTimeFormat([...regional, i18n.language], { timeStyle: 'short' });
  return <time dateTime={timestamp}>{format.format(new Date(timestamp))}</time>;
}
