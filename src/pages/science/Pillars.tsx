import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { RetentionCurve } from '../../sections/RetentionCurve.tsx';
import { Band } from '../../ui/Band.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Passage } from './Passage.tsx';
import styles from './Pillars.module.css';
import { RetrievalFigure } from './RetrievalFigure.tsx';

/** The three things HIST stands on, two of them drawn. */
export function Pillars() {
  const { t } = useTranslation('science');
  return (
    <Band>
      <h2 className={styles.title}>{t('pillars.title')}</h2>
      <Passage heading={<h3>{t('focused.title')}</h3>} note={t('focused.note')}>
        <p>{t('focused.text')}</p>
        <div className={styles.figure}>
          <RetentionCurve
            once={t('curve.once')}
            again={t('curve.again')}
            firstDay={t('curve.firstDay')}
            lastDay={t('curve.lastDay')}
            caption={t('curve.caption')}
          />
        </div>
      </Passage>
      <Passage heading={<h3>{t('active.title')}</h3>} note={t('active.note')}>
        <p>{t('active.text')}</p>
        <div className={styles.figure}>
          <RetrievalFigure />
        </div>
      </Passage>
      <Passage heading={<h3>{t('personal.title')}</h3>} note={t('personal.note')}>
        <p>{t('personal.text')}</p>
        <PageLink to="personalized-training" variant="more" className={styles.link}>
          <span>
            <Trans t={t} i18nKey="personal.link" components={{ rest: <VisuallyHidden /> }} />
          </span>
        </PageLink>
      </Passage>
    </Band>
  );
}
