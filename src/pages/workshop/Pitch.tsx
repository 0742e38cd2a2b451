import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Pitch.module.css';
import { Share } from './Share.tsx';

/** Why one hour is enough, and what comes of it. */
export function Pitch() {
  const { t } = useTranslation('workshop');
  return (
    <Section id="why" tone="spruce">
      <div className={`${layout.grid} ${styles.pitch}`}>
        <h2 className={styles.title}>{t('pitch.title')}</h2>
        <div className={styles.text}>
          <p className={`${typography.statement} ${styles.why}`}>{t('pitch.why')}</p>
          <p>{t('pitch.result')}</p>
          <p>
            <Trans
              t={t}
              i18nKey="pitch.startup"
              components={{ personalized: <PageLink to="personalized-training" /> }}
            />
          </p>
        </div>
      </div>
      <Share />
    </Section>
  );
}
