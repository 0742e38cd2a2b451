import { useTranslation } from 'react-i18next';
import { startupWorkshopHours, workshopMinutes } from '../../content/facts.ts';
import { sessionRange } from '../../content/session.ts';
import { type Stroke, strokesOf } from '../../figures/strokes/geometry.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import page from '../services.module.css';
import styles from './Common.module.css';

/** @returns a workshop's minutes as on a ruler, taller at every fifth and fifteenth */
const minutes = (count: number) =>
  strokesOf(count, (minute) => (minute % 5 ? 0.4 : minute % 15 ? 0.66 : 1));

/** The time that each takes, of which the weeks are a rest: a workshop, and another and a session. */
const facts: Record<'give' | 'wait' | 'train', readonly Stroke[]> = {
  give: minutes(workshopMinutes),
  wait: programmeStrokes.build,
  train: [
    ...minutes(60 * startupWorkshopHours),
    ...strokesOf(3, () => 0),
    ...strokesOf(
      sessionRange.to,
      () => 0.66,
      (minute) => (minute < sessionRange.from ? 'ink' : 'half'),
    ),
  ],
};
const ids = ['give', 'wait', 'train'] as const;

/** What is the same in all three programmes. */
export function Common() {
  const { t } = useTranslation('services');
  return (
    <Section id="common" tone="shade">
      <div className={`${layout.grid} ${page.halves}`}>
        <h2>{t('common.title')}</h2>
        <div>
          <p>{t('common.how')}</p>
          <p>{t('common.text')}</p>
          <PageLink to="support-services" className={typography.more}>
            {t('common.link')}
          </PageLink>
        </div>
      </div>
      <dl className={styles.facts}>
        {ids.map((id) => (
          <div key={id}>
            <dt className={typography.note}>{t(`facts.${id}.term`)}</dt>
            <dd className={typography.title}>
              <Strokes strokes={facts[id]} motion="reveal" className={styles.strokes} />
              {t(`facts.${id}.detail`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
