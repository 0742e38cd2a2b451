import { buildDays } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';
import { sessionStrokes } from './session.ts';

/**
 * How long each step to a running programme takes (specification, chapter 9): one hour, five or
 * ten working days, and a session, two strokes a minute.
 */
export const programmeStrokes: Record<'workshop' | 'build' | 'train', readonly Stroke[]> = {
  workshop: strokesOf(1, () => 1),
  build: strokesOf(
    buildDays.to,
    () => 0.8,
    (day) => (day < buildDays.from ? 'ink' : 'half'),
  ),
  train: sessionStrokes(2),
};
