import { UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type SessionPart,
  sessionLength,
  sessionMinutes,
  sessionParts,
} from '../../../content/session.ts';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import { RangeInput } from '../../../ui/RangeInput.tsx';
import layout from '../../../ui/layout.module.css';
import { PlayedScreen } from './PlayedScreen.tsx';
import styles from './SessionPlayer.module.css';
import { useFirstSight } from './useFirstSight.ts';
import { beat, lastStroke, pace, perMinute, useSessionClock } from './useSessionClock.ts';

interface SessionPlayerProps {
  /** Where the session is drawn. */
  stage: RefObject<HTMLElement | null>;
  /** The phone's screen, but for its foot. */
  poster: RefObject<HTMLElement | null>;
  /** How far the session has come that the visitor takes, in minutes: nothing plays besides. */
  taken: number | undefined;
  /** Told the part that it has come to, once it has begun. */
  onPart: (part: SessionPart | undefined) => void;
}

/** The same at every beat, so that React draws it once. */
const passedStrokes = <Strokes strokes={sessionStrokes(perMinute)} />;

/**
 * Plays the session on home: a playhead goes through the strokes, what it has passed is in ink, and
 * the phone shows where it is. Once by itself, then by the visitor's hand.
 */
export function SessionPlayer({ stage, poster, taken, onPart }: SessionPlayerProps) {
  const { t } = useTranslation('home');
  const { stroke, isPlaying, play, pause, seek } = useSessionClock();
  const isTaken = taken !== undefined;
  useFirstSight(poster, () => isTaken || play());
  useEffect(() => {
    if (isTaken) pause();
  });

  const passed = isTaken ? taken * perMinute : stroke;
  const [part, end] = passed === undefined ? [] : partAt(passed);
  useEffect(() => onPart(part), [part, onPart]);

  // While it plays the compositor is told of each part only once.
  const [shown = 0, time = 100] = isPlaying ? [end, (end! - stroke!) * pace] : [passed];
  const isOver = stroke === lastStroke;
  return (
    <>
      {createPortal(
        <div
          // Played again it begins anew, and does not glide back from the end.
          key={String(isOver)}
          className={styles.passed}
          data-playing={isPlaying || undefined}
          style={
            { '--left': 1 - shown / lastStroke, '--time': `${time}ms` } as Record<string, unknown>
          }
        >
          <div className={styles.cut}>{passedStrokes}</div>
          {!isTaken && <i className={`${layout.noPrint} ${styles.playhead}`} />}
        </div>,
        stage.current!,
      )}
      {part &&
        stroke !== undefined &&
        !isTaken &&
        createPortal(<PlayedScreen part={part} stroke={stroke} />, poster.current!)}
      <div className={`${layout.noPrint} ${styles.controls}`} hidden={isTaken}>
        <UnstyledButton
          className={styles.toggle}
          data-playing={isPlaying || undefined}
          aria-label={t(isPlaying ? 'session.pause' : isOver ? 'session.again' : 'session.play')}
          onClick={isPlaying ? pause : play}
        />
        <RangeInput
          className={styles.position}
          aria-label={t('session.position')}
          valueText={t('session.at', {
            part: t(`session.parts.${part ?? 'intro'}`),
            minute: Math.floor((stroke ?? 0) / perMinute),
            count: sessionLength,
          })}
          max={lastStroke}
          step={beat}
          value={stroke ?? 0}
          onMove={seek}
        />
      </div>
    </>
  );
}

/** @returns the part of the session that so many strokes lead into, and how many lead out of it */
function partAt(stroke: number): [SessionPart, number] {
  let end = 0;
  const part = sessionParts.find((each) => {
    end += sessionMinutes[each] * perMinute;
    return stroke < end;
  });
  return [part ?? 'quiz', end];
}
