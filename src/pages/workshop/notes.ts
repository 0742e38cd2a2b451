import { workshopMinutes } from '../../content/facts.ts';
import { type SessionPart, sessionParts } from '../../content/session.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';

/** In which minute it is said what a part of the session is made of, in the parts' order. */
const saidIn: Record<SessionPart, number> = {
  intro: 10,
  video: 20,
  article: 25,
  mentor: 45,
  quiz: 55,
};

/** The notes that are made in the hour, as an example. */
export const notes = sessionParts.map((part) => ({ part, minute: saidIn[part] }));

/** How far the handle goes in one step: by minutes the way would be long by key. */
export const stepMinutes = 5;

/** A stroke a minute, tall where something is said that is made use of. */
export const hour = strokesOf(workshopMinutes, (place) => {
  const isNote = notes.some(({ minute }) => minute === place + 1);
  return isNote ? 1 : (place + 1) % stepMinutes ? 0.3 : 0.42;
});
