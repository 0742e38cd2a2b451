import { useEffect } from 'react';
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
import layout from '../../../ui/layout.module.css';
import { stillMinute } from '../MentorScreen.tsx';
import { PlayedScreen } from './PlayedScreen.tsx';
import styles from './SessionPlayer.module.css';
import { useFirstSight } from './useFirstSight.ts';
import { lastStroke, perMinute, useSessionClock } from './useSessionClock.ts';

export interface SessionPlayerProps {
  /** Where the session is drawn: its strokes and its phone, in this order. */
  stage: HTMLElement;
  /** Told the part that is being played, once something is. */
  onPart: (part: SessionPart | undefined) => void;
}

const emberStrokes = sessionStrokes(perMinute).map(({ height }) => ({
  height,
  tone: 'ember' as const,
}));

/** The same at every stroke, so that React draws it once. */
const passedStrokes = <Strokes strokes={emberStrokes} />;

/**
 * Plays the session on home: a playhead goes through the strokes, those it has passed are in ember,
 * and the phone shows where it is. Once by itself, then by the visitor's hand.
 */
export function SessionPlayer({ stage, onPart }: SessionPlayerProps) {
  const { t } = useTranslation('home');
  const { stroke, isPlaying, play, pause, seek } = useSessionClock();
  useFirstSight(stage, play);

  const passed = stroke ?? stillMinute * perMinute;
  const part = partAt(passed);
  const played = stroke === undefined ? undefined : part;
  useEffect(() => onPart(played), [played, onPart]);

  const [strokes, phone] = stage.children as unknown as [Element, Element];
  const isOver = passed === lastStroke;
  return (
    <>
      {stroke !== undefined && (
        <>
          {createPortal(
            <div
              className={styles.passed}
              style={{ '--passed': passed / lastStroke } as Record<string, number>}
            >
              {passedStrokes}
            </div>,
            strokes,
          )}
          {createPortal(
            <PlayedScreen part={part} stroke={stroke} />,
            phone.firstElementChild!.firstElementChild!,
          )}
        </>
      )}
      <div className={`${layout.unprinted} ${styles.controls}`}>
        <button
          type="button"
          className={styles.toggle}
          data-playing={isPlaying || undefined}
          aria-label={t(isPlaying ? 'session.pause' : isOver ? 'session.again' : 'session.play')}
          onClick={isPlaying ? pause : play}
        />
        <input
          type="range"
          className={styles.position}
          aria-label={t('session.position')}
          aria-valuetext={t('session.at', {
            part: t(`session.parts.${part}`),
            minute: Math.floor(passed / perMinute),
            count: sessionLength,
          })}
          max={lastStroke}
          value={passed}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </div>
    </>
  );
}

/** @returns the part of the session that so many strokes lead into */
function partAt(stroke: number): SessionPart {
  let end = 0;
  return (
    sessionParts.find((part) => {
      end += sessionMinutes[part] * perMinute;
      return stroke < end;
    }) ?? 'quiz'
  );
}
