/**
 * What the build was asked for. Imported before all else: React decides by `NODE_ENV`, on being
 * loaded, which of its two builds it is, and Vite builds for production unless it says otherwise.
 */
import { parseArgs } from 'node:util';
import { showLanguages } from '../locales/languages.ts';

const { values } = parseArgs({
  options: {
    /** Builds with React's development build, which speaks up where hydration differs. */
    development: { type: 'boolean', default: false },
    /** The folder to build into. */
    out: { type: 'string', default: 'dist' },
    /** Leaves `.env` unread: the tests look at the site as it is without. */
    defaults: { type: 'boolean', default: false },
    /** Builds the drafts, too, and the languages that only tests look at. */
    unpublished: { type: 'boolean', default: false },
  },
});

if (values.unpublished && !values.defaults) {
  throw new Error('--unpublished is for a site that does not go out: it takes --defaults besides');
}

export const mode = values.development ? 'development' : 'production';
export const outFolder = values.out;
export const ignoresEnvFile = values.defaults;

process.env['NODE_ENV'] = mode;
showLanguages(values.unpublished ? 'all' : 'published');
