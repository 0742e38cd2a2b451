import { useTranslation } from 'react-i18next';

/**
 * The day an article is dated, as the page's language writes days.
 *
 * @param published ISO 8601
 */
export function PublicationDate({ published }: { published: string }) {
  const { t } = useTranslation('article');
  const { t: tCommon } = useTranslation('common');
  const values = { date: new Date(published), locale: tCommon('locale') };
  return <time dateTime={published}>{t('date', values)}</time>;
}
