import { useTranslation } from 'react-i18next';
import { sessionRange } from '../../content/session.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import page from '../services.module.css';
import styles from './Common.module.css';

/** How much time each takes: an hour's minutes, two weeks' working days, and a session's minutes. */
const facts = {
  give: hourStrokes(),
  wait: programmeStrokes.build,
  train: strokesOf(
    sessionRange.to,
    () => 0.8,
    (minute) => (minute < sessionRange.from ? 'ink' : 'half'),
  ),
};
const ids = ['give', 'wait', 'train'] as const;

/** What is the same in all three programmes. */
export function Common() {
  const { t } = useTranslation('services');
  return (
    <Band id="common" tone="shade">
      <div className={`${layout.grid} ${page.halves}`}>
        <h2>{t('common.title')}</h2>
        <div>
          <p>{t('common.how')}</p>
          <p>{t('common.text')}</p>
          <PageLink to="support-services" className={roles.more}>
            {t('common.link')}
          </PageLink>
        </div>
      </div>
      <dl className={styles.facts}>
        {ids.map((id) => (
          <div key={id}>
            <dt className={roles.note}>{t(`facts.${id}.term`)}</dt>
            <dd className={roles.title}>
              <Strokes strokes={facts[id]} motion="reveal" className={styles.strokes} />
              {t(`facts.${id}.detail`)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={roles.caption}>{t('common.caption')}</p>
    </Band>
  );
}
