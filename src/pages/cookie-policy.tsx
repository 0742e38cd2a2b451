import { useTranslation } from 'react-i18next';
import policy from '../features/policy-document/Policy.module.css';
import { PodcastConsent } from '../features/podcast-player/external/PodcastConsent.tsx';
import layout from '../ui/layout.module.css';
import '../ui/print.css';
import typography from '../ui/typography.module.css';
import { CookiePolicyHead } from './cookie-policy/CookiePolicyHead.tsx';
import { Kept } from './cookie-policy/Kept.tsx';
import { Passage } from './cookie-policy/Passage.tsx';
import { StoredData } from './cookie-policy/StoredData.tsx';
import styles from './cookie-policy/cookie-policy.module.css';

/** When the page's statements were last changed: whoever changes them changes this. */
const changed = new Date('2026-11-26');

/** The cookie policy: what is kept in the browser, by whom, and how to be rid of it. */
export default function CookiePolicy() {
  const { t } = useTranslation('cookie-policy');
  const list = { returnObjects: true } as const;
  return (
    <>
      <CookiePolicyHead changed={changed} />
      <div className={`${layout.container} ${policy.policy} ${styles.passages}`}>
        <Passage id="essential" title={t('essential.title')} text={t('essential.text', list)} />
        <Passage id="analytics" title={t('analytics.title')} text={t('analytics.text', list)} />
        <Passage
          id="functional"
          title={t('functional.title')}
          text={t('functional.text', list)}
          margin={<Kept />}
        >
          <StoredData />
        </Passage>
        <Passage
          id="third-parties"
          title={t('thirdParties.title')}
          text={t('thirdParties.text', list)}
          points={t('thirdParties.points', list)}
        >
          <h3 className={`${typography.title} ${styles.choice}`}>{t('thirdParties.choice')}</h3>
          <PodcastConsent />
        </Passage>
        <Passage
          id="browser"
          title={t('browser.title')}
          text={t('browser.text', list)}
          points={t('browser.points', list)}
        />
        <Passage id="contact" title={t('contact.title')} text={t('contact.text', list)} />
      </div>
    </>
  );
}
