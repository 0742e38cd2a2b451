import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { type Stroke } from '../../figures/strokes/geometry.ts';
import { rhythms } from '../../content/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './People.module.css';
import { rhythmStrokes } from './rhythm.ts';

/**
 * A person each: the minutes of video, article, mentor exercise and quiz, after an intro of one.
 * No two are alike, and each is between ten and fifteen minutes long.
 */
const people = (
  '3342 4422 2351 2252 4431 3251 2342 3522 ' +
  '2261 3432 2442 4241 2152 3351 5322 2333 ' +
  '4332 3161 2432 2352 2542 3333 4222 2162'
).split(' ');

/** Only the two whose sessions are drawn large on the page have any ember. */
const isShownBelow = (person: string) =>
  Object.values(rhythms).some(
    ({ video, article, mentor, quiz }) => person === [video, article, mentor, quiz].join(''),
  );

const sessions = people.map((person) => {
  const [video = 0, article = 0, mentor = 0, quiz = 0] = Array.from(person, Number);
  const strokes = rhythmStrokes({ intro: 1, video, article, mentor, quiz }, 2);
  return isShownBelow(person)
    ? strokes
    : strokes.map((stroke): Stroke => ({ ...stroke, tone: 'ink' }));
});

/** The longest session’s twenty-eight half-minutes, and two that keep it from the next. */
const slots = 30;

/** What the heading says, drawn: one programme, and a session of another rhythm for everyone. */
export function People() {
  const { t } = useTranslation('personalized-training');
  return (
    <figure className={`${layout.wrap} ${styles.people}`}>
      <div className={styles.sessions} role="img" aria-label={t('people.label')}>
        {sessions.map((strokes, index) => (
          <Strokes
            key={people[index]}
            strokes={strokes}
            slots={slots}
            motion="rise"
            className={styles.session}
          />
        ))}
      </div>
      <figcaption className={roles.caption}>{t('people.caption')}</figcaption>
    </figure>
  );
}
