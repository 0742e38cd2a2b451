import { buildDays } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';
import { sessionStrokes } from './session.ts';

/**
 * How long each step to a running programme takes (specification, chapter 9): an hour, a stroke
 * for each quarter; five or ten working days; and a session, two strokes a minute.
 */
export const programmeStrokes: Record<'workshop' | 'build' | 'train', readonly Stroke[]> = {
  workshop: strokesOf(4, () => 0.8),
  build: strokesOf(
    buildDays.to,
    () => 0.8,
    (day) => (day < buildDays.from ? 'ink' : 'half'),
  ),
  train: sessionStrokes(2),
};
