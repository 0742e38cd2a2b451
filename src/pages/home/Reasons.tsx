import { VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import pair from '../../sections/Pair.module.css';
import type { PageId } from '../../site/routes.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { RetentionCurve } from './RetentionCurve.tsx';
import { rhythms } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Reasons.module.css';

const newcomer = sessionStrokes(3, rhythms.newcomer);
const veteran = sessionStrokes(3, rhythms.veteran);

/** Why this offer: three reasons, each with its picture. */
export function Reasons() {
  const { t } = useTranslation('home');
  return (
    <Section id="reasons">
      <SectionHead title={t('reasons.title')} />
      <article className={`${layout.grid} ${styles.workshop}`}>
        <div className={styles.text}>
          <h3>{t('reasons.workshop.title')}</h3>
          <p>{t('reasons.workshop.text')}</p>
          <LearnMore id="workshop" to="workshop" />
        </div>
        <div className={styles.drawing}>
          <svg viewBox="0 0 420 190" aria-hidden="true">
            <use href="/workshop.svg#table" />
          </svg>
        </div>
      </article>
      <div className={`${layout.grid} ${pair.pair} ${styles.lower}`}>
        <article>
          <h3>{t('reasons.science.title')}</h3>
          <p>{t('reasons.science.text')}</p>
          <div className={styles.proof}>
            <div className={styles.numbers}>
              <p className={styles.number}>
                {t('reasons.science.retention')}
                <small className={typography.note}>{t('reasons.science.retentionText')}</small>
              </p>
              <p className={styles.number}>
                {t('reasons.science.speed')}
                <small className={typography.note}>{t('reasons.science.speedText')}</small>
              </p>
            </div>
            <RetentionCurve />
          </div>
          <LearnMore id="science" to="science" />
        </article>
        <article>
          <h3>{t('reasons.people.title')}</h3>
          <p>{t('reasons.people.text')}</p>
          <div className={styles.rhythms}>
            <Strokes strokes={newcomer} />
            <p className={typography.caption}>{t('reasons.people.newcomer')}</p>
            <Strokes strokes={veteran} />
            <p className={typography.caption}>{t('reasons.people.veteran')}</p>
          </div>
          <LearnMore id="people" to="personalized-training" />
        </article>
      </div>
    </Section>
  );
}

interface LearnMoreProps {
  /** The reason that it leads on from. */
  id: 'workshop' | 'science' | 'people';
  to: PageId;
}

function LearnMore({ id, to }: LearnMoreProps) {
  const { t } = useTranslation('home');
  return (
    <PageLink to={to} className={typography.more}>
      <span>
        <Trans t={t} i18nKey={`reasons.${id}.link`} components={{ rest: <VisuallyHidden /> }} />
      </span>
    </PageLink>
  );
}
