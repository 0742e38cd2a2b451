import button from '../../ui/button.module.css';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Hero.module.css';
import { SessionFigure } from './SessionFigure.tsx';

/** What the offer is, in one sentence and one picture. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={`${layout.wrap} ${styles.inner}`}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <div>
          <p className={roles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <PageLink className={button.filled} to="about">
              <Trans t={t} i18nKey="hero.learnMore" components={{ rest: <VisuallyHidden /> }} />
            </PageLink>
            <PageLink className={button.outlined} to="chat">
              {t('hero.chat')}
            </PageLink>
          </div>
        </div>
        <SessionFigure />
      </div>
    </section>
  );
}
