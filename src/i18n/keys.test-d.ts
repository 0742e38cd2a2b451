/** Compiled and never run: what the compiler must say of translation keys. */
import type { TFunction } from 'i18next';
import { type PageId, routes } from '../site/routes.ts';

export function checkKeys(t: TFunction<['common', 'home']>, page: TFunction<'home'>): string[] {
  return [
    t('nav.services'),
    t('home:meta.title'),
    page('meta.title'),
    // @ts-expect-error A misspelt key does not compile.
    t('nav.servces'),
    // @ts-expect-error Nor does one of a namespace that was not asked for.
    page('nav.services'),
    // @ts-expect-error Nor does a misspelt namespace.
    t('hme:meta.title'),
  ];
}

/** Header and footer use `nav.<id>` for the rows they list. */
export function checkLabels(t: TFunction, anyPage: PageId): string[] {
  const listed = routes.filter((row) => 'nav' in row || 'footer' in row);
  return [
    ...listed.map(({ id }) => t(`nav.${id}`)),
    // @ts-expect-error A page without a label does not compile where it would be listed.
    t(`nav.${anyPage}`),
  ];
}
