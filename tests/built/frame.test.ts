/** The frame around every page, and its document. */
import { describe, expect, it, test } from 'vitest';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { everyPage } from '../everyPage.ts';
import { config, documentAt, languages, readBuilt, say } from './builtPages.ts';
import { plain, read } from './pageText.ts';

const groups: Record<string, readonly (readonly [PageId, string])[]> = {
  product: [
    ['services', 'Services'],
    ['about', 'About'],
  ],
  support: [
    ['contact', 'Contact'],
    ['blog', 'Blog'],
    ['faq', 'FAQ'],
    ['user-instructions', 'User Instructions'],
  ],
  policies: [
    ['privacy-policy', 'Privacy Policy'],
    ['terms-of-service', 'Terms of Service'],
    ['cookie-policy', 'Cookie Policy'],
    ['disclaimer', 'Disclaimer'],
    ['eula', 'EULA'],
  ],
};

describe.each(languages)('in $code', ({ code }) => {
  const common = (key: string) => plain(say(code)('common', key));
  const fixed = (english: string, key: string) => (code === 'en' ? english : common(key));
  const framed = everyPage.filter(
    ({ language, route }) => language === code && route.frame !== 'bare',
  );

  it.each(framed)(
    '$path has the footer of ch. 2: “Product (Services, About); Support (Contact, Blog, FAQ, User Instructions, and a Help Center button); Policies (Privacy Policy, Terms of Service, Cookie Policy, Disclaimer, EULA); a copyright line for 2025.”',
    ({ path }) => {
      const footer = documentAt(path)!.querySelector('footer')!;
      const navigations = footer.querySelectorAll('nav');
      expect(navigations).toHaveLength(3);
      for (const [index, [group, pages]] of Object.entries(groups).entries()) {
        const navigation = navigations[index]!;
        const label = footer.querySelector(`#${navigation.getAttribute('aria-labelledby')}`)!;
        const name = group[0]!.toUpperCase() + group.slice(1);
        expect(read(label)).toBe(fixed(name, `footer.${group}`));
        // Others may stand between these entries.
        const links = navigation
          .querySelectorAll('a')
          .map((link) => [read(link), link.getAttribute('href')] as const);
        const addresses: (string | undefined)[] = pages.map(([id]) => pagePath(id, code));
        expect(links.filter(([, address]) => addresses.includes(address))).toEqual(
          pages.map(([id, english]) => [fixed(english, `nav.${id}`), pagePath(id, code)]),
        );
      }
      const button = navigations[1]!.querySelector('li:last-child > button')!;
      expect(read(button)).toBe(fixed('Help Center', 'footer.helpCenter'));
      expect(read(footer)).toMatch(new RegExp(`© ?2025 ${config.product}`));
    },
  );
});

test.each(everyPage)('$path needs no script to be complete', ({ path }) => {
  const html = readBuilt(path === '/' ? '/index.html' : `${path}.html`).toString();
  expect(html).not.toContain('<template id="B:');
  // The one executable script is in the head, with its hash in the policy.
  expect(html.match(/<script(?![^>]*type="application\/)[^>]*>/g)).toHaveLength(1);
});

test.each(everyPage)(
  '$path detects a language only if its address has none',
  ({ path, language }) => {
    const head = documentAt(path)!.querySelector('script[data-entry]')!.innerHTML;
    expect(head.includes('languageDetector')).toBe(language === unprefixedLanguage);
  },
);
