import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workshopMinutes } from '../../content/facts.ts';
import { sessionMinutes, sessionParts } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import phone from '../../figures/phone/Phone.module.css';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { StepRange } from '../../ui/StepRange.tsx';
import styles from './Notes.module.css';

/** How far the handle goes in one step: by minutes the way would be long by key. */
const stepMinutes = 5;

/** Strokes a minute of the session that is made, and the place of the part that each belongs to. */
const perMinute = 4;
const session = sessionStrokes(perMinute);
const places = sessionParts.flatMap((part, place) =>
  Array.from({ length: sessionMinutes[part] * perMinute }, () => place),
);

/** What is said in which minute, and of which part of the session it is the matter. */
const notes = [
  { part: 'intro', minute: 10 },
  { part: 'video', minute: 20 },
  { part: 'article', minute: 25 },
  { part: 'mentor', minute: 45 },
  { part: 'quiz', minute: 55 },
] as const;

/** A stroke a minute, tall where something is said that is made use of. */
const hour = strokesOf(workshopMinutes, (place) =>
  notes.some(({ minute }) => minute === place + 1) ? 1 : place % stepMinutes ? 0.3 : 0.42,
);

/**
 * The hour minute by minute, what is said in it, and the session that is made of that. It is complete as it
 * stands; the handle by which the hour is gone through again comes once the page is alive.
 */
export function Notes() {
  const { t } = useTranslation('workshop');
  const id = useId();
  const [minute, setMinute] = useState(workshopMinutes);
  const count = notes.filter((note) => note.minute <= minute).length;
  const last = notes[count - 1];

  return (
    <figure className={`${layout.wrap} ${layout.columns} ${styles.figure}`} data-chat-skip="">
      <div className={styles.hour}>
        <p className={styles.minute}>{t('hour.mark', { minute })}</p>
        <Strokes
          strokes={hour.map(({ height }, place) => ({
            height,
            tone: place < minute ? 'ink' : 'quiet',
          }))}
          className={styles.ruler}
        />
        <div className={`${layout.scripted} ${layout.unprinted} ${styles.axis}`}>
          <StepRange
            id={id}
            steps={workshopMinutes / stepMinutes}
            step={minute / stepMinutes}
            valueText={
              last
                ? t('notes.at', { minute, said: t(`notes.${last.part}.said`) })
                : t('hour.mark', { minute })
            }
            onMove={(step) => setMinute(step * stepMinutes)}
          />
          <label htmlFor={id} className={roles.label}>
            {t('notes.move')}
          </label>
        </div>
        <Said count={count} />
        <figcaption className={roles.caption}>{t('hour.caption')}</figcaption>
      </div>
      <Made count={count} />
    </figure>
  );
}

interface CountProps {
  /** How many of the notes have been made. */
  count: number;
}

/** The notes, each with its minute. */
const Said = memo(function Said({ count }: CountProps) {
  const { t } = useTranslation('workshop');
  return (
    <ol className={styles.said}>
      {notes.map(({ part, minute }, place) => (
        <li key={part} data-is-to-come={place >= count || undefined}>
          <span className={roles.note}>{t('hour.mark', { minute })}</span>
          <span className={roles.title}>{t(`notes.${part}.said`)}</span>
        </li>
      ))}
    </ol>
  );
});

/** The session, part by part as its note is made. */
const Made = memo(function Made({ count }: CountProps) {
  const { t } = useTranslation('workshop');
  return (
    <div className={styles.phone}>
      <Phone>
        <p className={phone.top}>{t('notes.programme')}</p>
        <Strokes
          strokes={session.map(({ height, tone }, index) => ({
            height,
            tone: places[index]! < count ? tone : 'quiet',
          }))}
          className={styles.session}
        />
        {notes.map(({ part }, place) => (
          <div key={part} className={styles.part} data-is-to-come={place >= count || undefined}>
            <p className={phone.small}>{t(`notes.${part}.part`)}</p>
            <p className={phone.title}>{t(`notes.${part}.made`)}</p>
          </div>
        ))}
      </Phone>
    </div>
  );
});
