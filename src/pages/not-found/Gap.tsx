import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Gap.module.css';

interface GapProps {
  /** What belongs there. */
  strokes: readonly Stroke[];
  perMinute: number;
  /** Told how many minutes are whole; it keeps what is drawn, so that a stroke costs no more. */
  onDraw: (minutes: number) => void;
  /** The button's name, to be read until something is drawn. */
  children: ReactNode;
}

/**
 * The gap itself, a button. A hand that is drawn across it leaves the strokes that belong there, a
 * press the minute where the hand is, or the next one; a letter that is typed, the next stroke.
 */
export function Gap({ strokes, perMinute, onDraw, children }: GapProps) {
  /** The places where a stroke has been drawn. */
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  /** Where the hand was last. */
  const hand = useRef(0);
  const places = [...strokes.keys()].filter((place) => strokes[place]!.height > 0);
  const minuteOf = (place: number) => Math.floor(place / perMinute);
  const next = places.find((place) => !drawn.has(place));

  function draw(isMeant: (place: number) => boolean) {
    const now = new Set([...drawn, ...places.filter(isMeant)]);
    if (now.size === drawn.size) return;
    setDrawn(now);
    const unfinished = places.filter((place) => !now.has(place)).map(minuteOf);
    onDraw(strokes.length / perMinute - new Set(unfinished).size);
  }

  function drawAcross(from: number, to: number) {
    hand.current = to;
    draw((place) => place >= Math.min(from, to) && place <= Math.max(from, to));
  }

  function drawMinute(wanted: number) {
    const isWanted = (place: number) => minuteOf(place) === minuteOf(wanted);
    if (places.some((place) => isWanted(place) && !drawn.has(place))) draw(isWanted);
    else if (next !== undefined) draw((place) => minuteOf(place) === minuteOf(next));
  }

  function handleMove(event: PointerEvent) {
    const place = strokeAt(event, strokes.length);
    if (event.buttons > 0 && place !== hand.current) drawAcross(hand.current, place);
  }

  function handleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (isTyped) draw((place) => place === next);
  }

  return (
    <UnstyledButton
      className={`${layout.jsOnly} ${layout.noPrint} ${styles.gap}`}
      aria-disabled={next === undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const place = strokeAt(event, strokes.length);
        drawAcross(place, place);
      }}
      onPointerMove={handleMove}
      // Pressed without a hand, by a key or before the page was alive, it counts no presses.
      onClick={(event) =>
        drawMinute(event.detail > 0 ? strokeAt(event, strokes.length) : (next ?? 0))
      }
      onKeyDown={handleKey}
    >
      <span
        className={`${typography.heading} ${styles.name}`}
        data-begun={drawn.size > 0 || undefined}
      >
        {children}
      </span>
      <Strokes
        strokes={strokes.map((stroke, place) =>
          drawn.has(place) ? stroke : { ...stroke, height: 0 },
        )}
        className={styles.strokes}
      />
    </UnstyledButton>
  );
}

/** @returns over which of so many places the hand is, counted as the page is read */
function strokeAt(event: { clientX: number; currentTarget: Element }, places: number): number {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  const isMirrored = event.currentTarget.matches(':dir(rtl)');
  const along = (isMirrored ? right - event.clientX : event.clientX - left) / width;
  return Math.floor(along * places);
}
