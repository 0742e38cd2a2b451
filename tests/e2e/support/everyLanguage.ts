/** The languages of `everyLanguageSite` that are not the site's own. */
import { readdirSync } from 'node:fs';
import { pseudoLanguages } from '../../../scripts/pseudo/pseudo-languages.ts';
import { pagesIn } from '../../everyPage.ts';

/** Draft languages in other scripts, or with other grammar. */
export const drafts = readdirSync(new URL('../drafts/', import.meta.url));

/** Every row of the route table in the pseudo-languages. */
export const everyPseudoPage = pagesIn(pseudoLanguages);
