/** What the drawings show of the app: one learner's programmes, and a session's quiz. An example. */
import { nextSession, sessionLength } from './session.ts';

/** The sessions of the module under way, those to come with their minutes. The third is shown. */
export const moduleSessions = [
  { id: 'cost' },
  { id: 'listen' },
  { id: 'expensive', minutes: sessionLength },
  { id: 'offers', minutes: nextSession },
  { id: 'silence', minutes: 14 },
] as const;

/** The modules of the sales programme: how many sessions each has, and how many are completed. */
export const modules = [
  { id: 'contact', done: 4, of: 4 },
  { id: 'value', done: 2, of: moduleSessions.length },
  { id: 'negotiation', done: 0, of: 4 },
  { id: 'renewal', done: 0, of: 5 },
] as const;

const inModules = (count: 'done' | 'of') => modules.reduce((sum, module) => sum + module[count], 0);

/** The programmes the learner takes part in. */
export const programmes = [
  { id: 'sales', done: inModules('done'), of: inModules('of') },
  { id: 'privacy', done: 2, of: 6 },
  { id: 'safety', done: 0, of: 6 },
] as const;

/** The quiz as it went, question by question. */
export const quizAnswers = [true, true, false, true, true];

/** How many questions there were, and how many answers were right. */
export const quizScore = { all: quizAnswers.length, right: quizAnswers.filter(Boolean).length };
