/**
 * What a browser may fetch of the next page before it is asked for: for visitors whose scripts have
 * not started, who get whole documents; the application fetches less (`src/i18n/PageLink.tsx`), and
 * takes the rules away. The same for every page, so that hosts name one hash. Nothing is ever
 * prerendered: it would count as a visit, and play.
 */
import { languageParameter } from './languages.ts';
import { type Route, routes } from './routes.ts';

/** Nobody is to be logged in, or out, by pointing. */
const logIns = (routes as readonly Route[])
  .filter((route) => route.features?.includes('log-in'))
  .flatMap(({ path }) => [path, `/*${path}`]);

const choices = String.raw`/*\?*${languageParameter}=*`;
const files = '/*.*';

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [choices, files, ...logIns] } },
          { selector_matches: 'a:not([hreflang])' },
        ],
      },
      // Once a link is pointed at for a fifth of a second, or pressed.
      eagerness: 'moderate',
    },
  ],
};

/** The element that gives them to browsers that know them. */
export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
