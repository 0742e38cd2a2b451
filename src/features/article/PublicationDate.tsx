import { useTranslation } from 'react-i18next';

/**
 * The day an article is dated, as the page's language writes days.
 *
 * @param published ISO 8601
 */
export function PublicationDate({ published }: { published: string }) {
  const { t } = useTranslation('article');
  return <time dateTime={published}>{t('date', { date: new Date(published) })}</time>;
}
