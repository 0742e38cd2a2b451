import { memo } from 'react';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { config, languages } from 'virtual:site';
import { unprefixedLanguage } from '../site/languages.ts';
import { type LocalizedRoute, pagePath } from '../site/paths.ts';

/** What keeps a line together on the screen means nothing here. */
const plain = { postProcess: [] };

/**
 * The page's title, description and relations to other addresses. The one place that writes into
 * the document's head: two of them would leave tags behind on navigation. What only crawlers read
 * comes with the first document alone (`scripts/crawlers/crawler-head.ts`).
 */
export const PageHead = memo(({ language, route }: LocalizedRoute) => {
  const { t } = useTranslation(route.id);
  const { t: tCommon } = useTranslation();
  const address = (code: string) => config.siteUrl + pagePath(route.id, code);
  const title = tCommon('documentTitle', { ...plain, title: t('meta.title', plain) });
  const description = t('meta.description', plain);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {route.noindex && <meta name="robots" content="noindex" />}
      {!route.noindex && <link rel="canonical" href={address(language)} />}
      {!route.noindex &&
        languages.map(({ code }) => (
          <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
        ))}
      {!route.noindex && (
        <link rel="alternate" hrefLang="x-default" href={address(unprefixedLanguage)} />
      )}
    </Helmet>
  );
});
