import { describe, expect, it } from 'vitest';
import {
  canonicalRedirect,
  localizedPath,
  pagePath,
  localizedRouteAt,
  splitPath,
} from './paths.ts';
import { routes } from './routes.ts';

const languages = [{ code: 'en' }, { code: 'sv' }, { code: 'pt-BR' }];

describe('localizedRouteAt', () => {
  it('finds every page by its own address, in every language', () => {
    for (const { id } of routes) {
      for (const { code } of languages) {
        const { language, route } = localizedRouteAt(pagePath(id, code), languages);
        expect([language, route.id]).toEqual([code, id]);
      }
    }
  });

  it.each([
    ['/', 'en', 'home'],
    ['/sv', 'sv', 'home'],
    ['/sv/', 'sv', 'home'],
    ['/faq/', 'en', 'faq'],
    ['/pt-BR/faq', 'pt-BR', 'faq'],
    ['/swedish', 'en', 'not-found'],
    ['/svfaq', 'en', 'not-found'],
    ['/sv/sv', 'sv', 'not-found'],
    ['/en/faq', 'en', 'faq'],
    ['/SV/faq', 'sv', 'faq'],
    ['/pt-br', 'pt-BR', 'home'],
    ['/FAQ', 'en', 'not-found'],
    ['/sv/404', 'sv', 'not-found'],
    ['/faq/more', 'en', 'not-found'],
  ])('reads %s as %s %s', (path, language, id) => {
    const localizedRoute = localizedRouteAt(path, languages);
    expect([localizedRoute.language, localizedRoute.route.id]).toEqual([language, id]);
  });

  it('keeps the path of an unknown address for the language switch', () => {
    const { path } = localizedRouteAt('/sv/no/such', languages);
    expect(localizedPath(path, 'en')).toBe('/no/such');
    expect(localizedPath(path, 'pt-BR')).toBe('/pt-BR/no/such');
  });
});

describe('splitPath', () => {
  it.each(['/sv//evil.example/login', '//evil.example/login', '/sv///evil.example//login/'])(
    'never makes %s an address of another host',
    (path) => {
      expect(splitPath(path, languages).path).toBe('/evil.example/login');
    },
  );
});

describe('canonicalRedirect', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/sv/', '/sv'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/faq', '/faq'],
    ['//evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/faq//', '/faq'],
    ['/EN/faq', '/faq'],
    ['/SV', '/sv'],
    ['/Sv/faq/', '/sv/faq'],
    ['/PT-br/faq', '/pt-BR/faq'],
    ['/SV//evil.example', '/sv/evil.example'],
  ])('redirects %s to %s', (path, target) => {
    expect(canonicalRedirect(path, languages)).toBe(target);
  });

  it.each(['/', '/sv', '/pt-BR', '/faq', '/english', '/sv/en', '/FAQ'])('keeps %s', (path) => {
    expect(canonicalRedirect(path, languages)).toBeUndefined();
  });
});
