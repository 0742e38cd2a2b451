import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { config, languages } from 'virtual:site';
import { unprefixedLanguage } from '../site/languages.ts';
import { type Place, pagePath } from '../site/paths.ts';

/**
 * The page's title, description and relations to other addresses. The one place that writes into
 * the document's head: two of them would leave tags behind on navigation.
 */
export function PageHead({ place: { language, route } }: { place: Place }) {
  const { t } = useTranslation(route.id);
  const address = (code: string) => config.siteUrl + pagePath(route.id, code);
  const title = t('meta.title');
  const description = t('meta.description');
  const others = languages.filter(({ code }) => code !== language);
  const self = languages.find(({ code }) => code === language);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!route.indexed && <meta name="robots" content="noindex" />}
      {route.indexed && <link rel="canonical" href={address(language)} />}
      {route.indexed &&
        languages.map(({ code }) => (
          <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
        ))}
      {route.indexed && (
        <link rel="alternate" hrefLang="x-default" href={address(unprefixedLanguage)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={self?.openGraphLocale} />
      {others.map(({ code, openGraphLocale }) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale} />
      ))}
    </Helmet>
  );
}
