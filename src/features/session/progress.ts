/**
 * A session that a visitor takes: where it stands and what was done in it. It is kept in memory
 * alone and is gone with the page.
 */
import { sessionLength, sessionMinutes, sessionParts } from '../../content/session.ts';
import { type FilmShot, filmShots } from '../../figures/phone/filmShots.ts';
import { type Answer, type Choice, type Question, questions, shotSeconds } from './script.ts';

/** What is on the screen: a shot of the film, the article, the mentor, a question, the result. */
export type Step =
  | { part: 'video'; shot: FilmShot }
  | { part: 'article' | 'mentor' | 'result' }
  | { part: 'quiz'; question: Question };

export const steps: readonly Step[] = [
  ...filmShots.map((shot) => ({ part: 'video', shot }) as const),
  { part: 'article' },
  { part: 'mentor' },
  ...questions.map((question) => ({ part: 'quiz', question }) as const),
  { part: 'result' },
];

/** A second of the session: its part, and whether something was answered in it. */
export interface Second {
  part: Exclude<Step['part'], 'result'>;
  isAnswer: boolean;
}

export interface Progress {
  /** The step's place in `steps`. */
  at: number;
  /** Whole seconds since the step began. */
  onStep: number;
  isPaused: boolean;
  seconds: readonly Second[];
  /** What the customer was answered, the first try first. */
  answers: readonly Answer[];
  /** Whether the customer waits for an answer. */
  isAsked: boolean;
  /** What was chosen, a question each. */
  chosen: Partial<Record<Question['id'], Choice>>;
}

export const beginning: Progress = {
  at: 0,
  onStep: 0,
  isPaused: false,
  seconds: [],
  answers: [],
  isAsked: true,
  chosen: {},
};

export type Action =
  /** A second has passed. The film goes on by itself, but for those who want less motion. */
  | { type: 'tick'; plays: boolean }
  | { type: 'next' | 'back' | 'again' | 'pause' | 'restart' }
  | { type: 'answer'; answer: Answer }
  | { type: 'choose'; choice: Choice };

/**
 * @returns the session after a second has passed or the visitor has done something; whoever does
 *   anything in a pause has ended it
 */
export function proceed(progress: Progress, action: Action): Progress {
  const { at, onStep, isPaused, seconds } = progress;
  const step = steps[at]!;
  const resumed = { ...progress, isPaused: false };
  switch (action.type) {
    case 'tick': {
      if (step.part === 'result') return progress;
      const passed = {
        ...progress,
        onStep: onStep + 1,
        seconds: [...seconds, { part: step.part, isAnswer: false }],
      };
      return action.plays && isShown(step, passed.onStep) ? goTo(at + 1, passed) : passed;
    }
    case 'pause':
      return step.part === 'result' ? progress : { ...progress, isPaused: !isPaused };
    case 'next':
      return goTo(at + 1, resumed);
    case 'back':
      return at === 0 ? progress : goTo(at - 1, resumed);
    case 'again':
      return { ...resumed, isAsked: true };
    case 'restart':
      return beginning;
    case 'answer':
      return {
        ...resumed,
        answers: [...progress.answers, action.answer],
        isAsked: false,
        seconds: answerNow(progress),
      };
    case 'choose':
      if (step.part !== 'quiz') return progress;
      return {
        ...resumed,
        chosen: { ...progress.chosen, [step.question.id]: action.choice },
        seconds: answerNow(progress),
      };
  }
}

const goTo = (at: number, progress: Progress): Progress => ({ ...progress, at, onStep: 0 });

/** @returns whether a shot has stood its time and another follows; the last waits for the visitor */
const isShown = (step: Step, seconds: number) =>
  step.part === 'video' && step.shot !== filmShots.at(-1) && seconds >= shotSeconds[step.shot];

/**
 * @returns the seconds, the last of them one in which something was answered; who answers at once has
 *   taken a moment, too
 */
function answerNow({ at, onStep, seconds }: Progress): readonly Second[] {
  const { part } = steps[at]!;
  if (part === 'result') return seconds;
  const last = onStep === 0 || seconds.at(-1)!.isAnswer ? seconds : seconds.slice(0, -1);
  return [...last, { part, isAnswer: true }];
}

/** @returns how many seconds passed with the mentor until the customer was first answered */
export function thoughtOf({ seconds }: Progress): number {
  const withMentor = seconds.filter(({ part }) => part === 'mentor');
  return withMentor.findIndex(({ isAnswer }) => isAnswer) + 1;
}

/** @returns which questions were answered rightly, in the quiz's order */
export const marksOf = ({ chosen }: Progress): boolean[] =>
  questions.map(({ id, right }) => chosen[id] === right);

/**
 * @returns how far the session has come, in minutes of the one that is drawn: a step counts as half
 *   done until it is left
 */
export function minuteOf({ at }: Progress): number {
  const step = steps[at]!;
  if (step.part === 'result') return sessionLength;
  const before = sessionParts.slice(0, sessionParts.indexOf(step.part));
  const start = before.reduce((sum, part) => sum + sessionMinutes[part], 0);
  const ofPart = steps.filter(({ part }) => part === step.part);
  return start + (sessionMinutes[step.part] * (ofPart.indexOf(step) + 0.5)) / ofPart.length;
}
