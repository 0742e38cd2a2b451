import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Entries.module.css';
import { counted } from './Table.tsx';

/** The four parts of the offer, in the order of the specification (chapter 2, /about). */
const entries = [
  {
    id: 'training',
    part: 'train',
    to: 'science',
    features: [
      'training.features.sessions',
      'training.features.mentor',
      'training.features.completion',
      'training.features.retention',
    ],
  },
  {
    id: 'programs',
    part: 'hour',
    to: 'workshop',
    features: [
      'programs.features.workshop',
      'programs.features.content',
      'programs.features.format',
      'programs.features.ready',
    ],
  },
  {
    id: 'people',
    part: 'build',
    to: 'personalized-training',
    features: [
      'people.features.pace',
      'people.features.team',
      'people.features.app',
      'people.features.certificate',
    ],
  },
  {
    id: 'support',
    part: 'stay',
    to: 'support-services',
    features: [
      'support.features.setup',
      'support.features.monitoring',
      'support.features.optimization',
      'support.features.success',
    ],
  },
] as const;

/** What the offer consists of: a row each, as a whole the way to its page, with what was counted on the table. */
export function Entries() {
  const { t } = useTranslation('about');
  return (
    <Band id="parts">
      <BandHead title={t('entries.title')} />
      {entries.map(({ id, part, to, features }) => (
        <article key={id} className={`${layout.grid} ${roles.row} ${styles.entry}`}>
          <div className={styles.name}>
            <h3>{t(`${id}.title`)}</h3>
            <Strokes strokes={counted[part]} motion="reveal" className={styles.strokes} />
          </div>
          <div className={styles.text}>
            <p className={roles.statement}>{t(`${id}.text`)}</p>
            <PageLink to={to} className={`${roles.more} ${styles.link}`}>
              <span>
                <Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />
              </span>
            </PageLink>
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{t(feature)}</li>
            ))}
          </ul>
        </article>
      ))}
    </Band>
  );
}
