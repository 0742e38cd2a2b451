import { Trans, useTranslation } from 'react-i18next';
import { rhythms } from '../../content/session.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Entries.module.css';
import { Pieces } from './Pieces.tsx';
import { counted } from './Table.tsx';
import { Talk } from './Talk.tsx';

/** One session at two paces. In ink, since the mentor is in ember but once in a drawing. */
const pace = (id: keyof typeof rhythms) =>
  sessionStrokes(2, rhythms[id]).map(({ height }): Stroke => ({ height, tone: 'ink' }));

/** The four parts of the offer, in the order of the specification (chapter 2, /about). */
const entries = [
  {
    id: 'training',
    rows: [{ strokes: counted.train }],
    said: { asked: 'training.asked', reply: 'training.reply' },
    stroke: 'work.train.stroke',
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
    rows: [
      { name: 'people.newcomer', strokes: pace('newcomer') },
      { name: 'people.veteran', strokes: pace('veteran') },
    ],
    stroke: 'people.stroke',
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
    rows: [{ strokes: counted.stay }],
    stroke: 'work.stay.stroke',
    to: 'support-services',
    features: [
      'support.features.setup',
      'support.features.monitoring',
      'support.features.optimization',
      'support.features.success',
    ],
  },
] as const;

/** What the offer consists of: a row each, as a whole the way to its page, with what of it can be drawn. */
export function Entries() {
  const { t } = useTranslation('about');
  return (
    <Band id="parts">
      <BandHead title={t('entries.title')} />
      {entries.map(({ id, to, features, ...drawn }) => (
        <article key={id} className={`${layout.grid} ${roles.row} ${styles.entry}`}>
          <h3 className={styles.name}>{t(`${id}.title`)}</h3>
          <p className={`${roles.statement} ${styles.text}`}>{t(`${id}.text`)}</p>
          <div className={styles.drawn}>
            {'rows' in drawn ? (
              <figure className={styles.figure} data-chat-skip="">
                {drawn.rows.map((row) => (
                  <div key={'name' in row ? row.name : id} className={styles.row}>
                    {'name' in row && <span className={roles.label}>{t(row.name)}</span>}
                    <Strokes strokes={row.strokes} motion="reveal" className={styles.strokes} />
                  </div>
                ))}
                {'said' in drawn && (
                  <Talk
                    asked={t(drawn.said.asked)}
                    reply={t(drawn.said.reply)}
                    className={styles.screen}
                  />
                )}
                <figcaption className={roles.caption}>{t(drawn.stroke)}</figcaption>
              </figure>
            ) : (
              <svg className={styles.pieces} viewBox="-1 -1 266 44" aria-hidden="true">
                <Pieces />
              </svg>
            )}
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{t(feature)}</li>
              ))}
            </ul>
          </div>
          <PageLink to={to} className={`${roles.more} ${styles.link}`}>
            <span>
              <Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />
            </span>
          </PageLink>
        </article>
      ))}
    </Band>
  );
}
