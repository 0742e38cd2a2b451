import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Pitch.module.css';
import { Share } from './Share.tsx';

/** Why one hour is enough, and what comes of it. */
export function Pitch() {
  const { t } = useTranslation('workshop');
  return (
    <Band id="why" tone="spruce">
      <div className={`${layout.grid} ${styles.pitch}`}>
        <h2 className={styles.title}>{t('pitch.title')}</h2>
        <div className={styles.text}>
          <p className={`${roles.statement} ${styles.why}`}>{t('pitch.why')}</p>
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
    </Band>
  );
}
