/** The inline script of documents whose address names no language: it detects the visitor's. */
import LanguageDetector from 'i18next-browser-languagedetector';
import { languageCodes } from 'virtual:site';
import { lookUpLanguage } from '../../supabase/functions/_shared/lookUpLanguage.ts';
import { runHead } from '../head.ts';
import { readStored } from '../site/browserStorage.ts';
import { languageParameter } from '../site/languages.ts';

/** In place of i18next's own; without it the detector gives only the first language it finds. */
const services = { languageUtils: { getBestMatchFromCodes: true } };

runHead(() => {
  const detector = new LanguageDetector(services, {
    lookupQuerystring: languageParameter,
    caches: [],
  });
  // The library's own check writes, and so takes full storage for unavailable.
  detector.addDetector({
    name: 'localStorage',
    lookup: () => readStored('localStorage', 'language') ?? undefined,
  });
  const detect = (...order: string[]) => detector.detect(order) as string[];
  return {
    // Where there is no query, the detector would read the hash.
    chosen: location.search ? detect('querystring')[0] : undefined,
    preferred: lookUpLanguage(detect('localStorage', 'navigator'), languageCodes),
  };
});
