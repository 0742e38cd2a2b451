import { Button, VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Hero.module.css';
import { SessionFigure } from './SessionFigure.tsx';

/** What the offer is, in one sentence and one picture. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={`${layout.container} ${styles.inner}`}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <div>
          <p className={typography.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <Button component={PageLink} to="about">
              <Trans t={t} i18nKey="hero.learnMore" components={{ rest: <VisuallyHidden /> }} />
            </Button>
            <Button component={PageLink} variant="outline" to="chat">
              {t('hero.chat')}
            </Button>
          </div>
        </div>
        <SessionFigure />
      </div>
    </section>
  );
}
