/** The languages of `everyLanguageSite` that are not the site's own. */
import { readdirSync } from 'node:fs';
import { pseudoLanguages } from '../../../scripts/pseudo/pseudo-languages.ts';
import { pagesIn } from '../../everyPage.ts';

/** Languages that are begun, in other scripts than the site's own or with other habits. */
export const drafts = readdirSync(new URL('../drafts/', import.meta.url));

/** Every row of the route table in the languages that stand for those to come. */
export const everyPseudoPage = pagesIn(pseudoLanguages);
