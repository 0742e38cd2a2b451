import { memo, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionPart } from '../../content/session.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { OpenSession } from './OpenSession.tsx';
import styles from './People.module.css';
import { people, type Person, slots } from './people.ts';
import { rhythmStrokes } from './rhythm.ts';

const persons = Object.keys(people) as Person[];

/** The one whose session is open as the page comes. */
const first: Person = 'newcomer';

/** Two a minute, as the caption says. */
const strokesOf = (minutes: Record<SessionPart, number>) => rhythmStrokes(minutes, 2);

/**
 * What the heading says: one programme, and a session of another rhythm for everyone. Choosing one
 * opens it in the app.
 */
export function People() {
  const { t } = useTranslation('personalized-training');
  const [chosen, setChosen] = useState<Person>();
  const open = chosen ?? first;
  const group = useRef<HTMLDivElement>(null);
  const id = useId();

  // Whoever was chosen before the page was alive. Without scripts there is no group to choose in.
  useEffect(() => {
    const { value } = group.current!.querySelector<HTMLInputElement>(':checked')!;
    setChosen(value as Person);
  }, []);

  return (
    <figure className={styles.figure} data-chat-skip>
      <p
        id={id}
        className={`${typography.label} ${layout.jsOnly} ${layout.noPrint} ${styles.choose}`}
      >
        {t('session.choose')}
      </p>
      <div
        ref={group}
        {...(chosen && { role: 'radiogroup', 'aria-labelledby': id })}
        className={styles.people}
      >
        {persons.map((person) => (
          <Choice key={person} person={person} isOpen={person === open} onOpen={setChosen} />
        ))}
      </div>
      <OpenSession person={open} strokes={strokesOf(people[open])} />
      <figcaption className={`${typography.caption} ${styles.caption}`}>
        {t('session.caption')}
      </figcaption>
    </figure>
  );
}

interface ChoiceProps {
  person: Person;
  isOpen: boolean;
  onOpen: (person: Person) => void;
}

/** A session to choose; the mentor's minutes are in ember in the one that is open. */
const Choice = memo(function Choice({ person, isOpen, onOpen }: ChoiceProps) {
  const { t } = useTranslation('personalized-training');
  const who = t(`people.${person}.who`);
  const strokes = strokesOf(people[person]);
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="person"
        value={person}
        defaultChecked={person === first}
        aria-label={t('session.name', { who, title: t(`people.${person}.title`) })}
        className={`${layout.jsOnly} ${styles.radio}`}
        onChange={() => onOpen(person)}
      />
      <Strokes
        strokes={isOpen ? strokes : strokes.map((stroke): Stroke => ({ ...stroke, tone: 'ink' }))}
        slots={slots}
        motion="rise"
        className={styles.strokes}
      />
      {who}
    </label>
  );
});
