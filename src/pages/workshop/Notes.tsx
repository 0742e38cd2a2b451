import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workshopMinutes } from '../../content/facts.ts';
import { sessionMinutes, sessionParts } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import phone from '../../figures/phone/Phone.module.css';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { RangeInput } from '../../ui/RangeInput.tsx';
import styles from './Notes.module.css';
import { hour, notes, stepMinutes } from './notes.ts';

/** Strokes a minute of the session that is made, and the place of the part that each belongs to. */
const perMinute = 4;
const session = sessionStrokes(perMinute);
const places = sessionParts.flatMap((part, place) =>
  Array.from({ length: sessionMinutes[part] * perMinute }, () => place),
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
  const now = notes.find((note) => note.minute === minute);

  return (
    <figure className={`${layout.container} ${layout.columns} ${styles.figure}`} data-chat-skip="">
      <div className={styles.hour}>
        <p className={styles.minute}>{t('hour.mark', { minute })}</p>
        <Strokes
          strokes={hour.map(({ height }, place) => ({
            height,
            tone: place < minute ? 'ink' : 'quiet',
          }))}
          className={styles.ruler}
        />
        <div className={`${layout.jsOnly} ${layout.noPrint} ${styles.axis}`}>
          <RangeInput
            id={id}
            steps={workshopMinutes / stepMinutes}
            value={minute / stepMinutes}
            valueText={
              now
                ? t('notes.at', {
                    minute,
                    said: t(`notes.${now.part}.said`),
                    part: t(`notes.${now.part}.part`),
                    made: t(`notes.${now.part}.made`),
                  })
                : t('hour.mark', { minute })
            }
            onMove={(step) => setMinute(step * stepMinutes)}
          />
          <label htmlFor={id} className={typography.label}>
            {t('notes.move')}
          </label>
        </div>
        <Said count={count} />
      </div>
      <Made count={count} />
      <figcaption className={`${typography.caption} ${styles.caption}`}>
        {t('notes.caption')}
      </figcaption>
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
        <li key={part} aria-hidden={place >= count || undefined}>
          <span className={typography.note}>{t('hour.mark', { minute })}</span>
          <span className={typography.title}>{t(`notes.${part}.said`)}</span>
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
