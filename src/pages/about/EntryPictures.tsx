/** What each of the four parts of the offer looks like: whoever it is about, from above, and the time it takes. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rhythms } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Entries.module.css';
import { HeldPhone, Person } from './Person.tsx';
import { Pieces } from './Pieces.tsx';
import { counted } from './Table.tsx';
import { Talk } from './Talk.tsx';

interface SceneProps {
  /** In units of the drawing, in which a person alone is 84 wide, with the hands. */
  width: number;
  children: ReactNode;
}

/** From above, with the one at the left around its origin. Decoration beside its words. */
function Scene({ width, children }: SceneProps) {
  return (
    <svg viewBox={`-20 -48 ${width} 96`} className={styles.scene} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A session, on the screen in somebody's hands. */
export function Training() {
  const { t } = useTranslation('about');
  return (
    <figure data-chat-skip="">
      <div className={styles.session}>
        <Scene width={110}>
          <Person hair="tied">
            <HeldPhone lines="M76-6v26M69-6v16M55-6v20" />
          </Person>
        </Scene>
        <Talk asked={t('training.asked')} reply={t('training.reply')}>
          <p>{t('training.again')}</p>
          <Strokes strokes={counted.train} motion="reveal" className={styles.strokes} />
        </Talk>
      </div>
      <figcaption className={typography.caption}>{t('work.train.stroke')}</figcaption>
    </figure>
  );
}

/** One of us, who lays out what a session is built of. */
export function Programs() {
  const { t } = useTranslation('about');
  return (
    <figure data-chat-skip="">
      <Scene width={337}>
        <g transform="translate(52 -42)">
          <Pieces height={84} />
        </g>
        <Person isOurs />
      </Scene>
      <figcaption className={typography.caption}>{t('programs.caption')}</figcaption>
    </figure>
  );
}

/** On the newcomer's phone is a lesson to read, on the other's a question and its answer. */
const learners = {
  newcomer: { hair: 'short', lines: 'M76-6v26M69-6v26M62-6v26M55-6v18' },
  veteran: { hair: 'long', lines: 'M76-6v10M64 0v20M57 8v12' },
} as const;

/** In ink, since the mentor is in ember but once in a drawing. */
const pace = (id: keyof typeof rhythms) =>
  sessionStrokes(2, rhythms[id]).map(({ height }): Stroke => ({ height, tone: 'ink' }));

const paces = { newcomer: pace('newcomer'), veteran: pace('veteran') };

/** One session at the paces of two. */
export function People() {
  const { t } = useTranslation('about');
  return (
    <figure data-chat-skip="">
      <div className={styles.pair}>
        {(['newcomer', 'veteran'] as const).map((id) => (
          <div key={id}>
            <Scene width={110}>
              <Person hair={learners[id].hair}>
                <HeldPhone lines={learners[id].lines} />
              </Person>
            </Scene>
            <span className={typography.label}>{t(`people.${id}`)}</span>
            <Strokes strokes={paces[id]} motion="reveal" className={styles.strokes} />
          </div>
        ))}
      </div>
      <figcaption className={typography.caption}>{t('people.stroke')}</figcaption>
    </figure>
  );
}

/** You and we over one sheet, on which progress is drawn, and how often. */
export function Support() {
  const { t } = useTranslation('about');
  return (
    <figure data-chat-skip="">
      <div className={styles.pair}>
        <Scene width={192}>
          <path d="M46-27h60v54H46zM56 14l14-10 12 2 14-20-14 20-12-2z" />
          <Person reach={46} hair="tied" />
          <Person place="translate(152) rotate(180)" reach={50} isPointing isOurs />
        </Scene>
        <Strokes strokes={counted.stay} motion="reveal" className={styles.strokes} />
      </div>
      <figcaption className={typography.caption}>{t('work.stay.stroke')}</figcaption>
    </figure>
  );
}
