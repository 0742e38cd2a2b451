/** How to come to see what the session on home says: by taking it as far as that. */
import { answers, questions } from '../../../src/features/session/script.ts';
import { filmShots } from '../../../src/figures/phone/filmShots.ts';
import { on } from './scene.ts';

const screen = 'section[aria-label]';
const next = `${screen} > :nth-last-child(2) > :last-child > :last-child`;
const again = `${screen} > :nth-last-child(2) > :last-child > :first-child`;
const pause = `${screen} > :last-child > :nth-child(2)`;
/** @param place of a choice, from 0 */
const choose = (place: number) => `${screen} [role=group] button:nth-of-type(${place + 1})`;

/** The session taken by these presses, one after the other. */
const taken = (keys: string[], ...presses: string[]) =>
  on('home', 'session')(keys, async ({ press }) => {
    await press('main section button');
    for (const selector of presses) await press(selector);
  });

const times = (count: number, ...presses: string[]) =>
  Array.from({ length: count }, () => presses).flat();

const toArticle = times(filmShots.length, next);
const toMentor = [...toArticle, next];
const toQuiz = [...toMentor, choose(1), next];
const toQuestion = (number: number) => [...toQuiz, ...times(number, choose(0), next)];

export const sessionScenes = [
  taken(['label', 'seconds', 'controls', 'film.next']),
  taken(['controls.resume'], pause),
  taken(['film.read'], ...times(filmShots.length - 1, next)),
  ...filmShots.map((shot, place) =>
    taken([`film.${shot}`, `seen.${shot}`], ...times(place, next), pause),
  ),
  taken(['article'], ...toArticle),
  taken(['mentor.again', 'mentor.done', 'mentor.you'], ...toMentor, choose(1)),
  taken(['mentor', 'answers'], ...toMentor),
  ...answers.flatMap((answer, place) => [
    taken([`reactions.${answer}`, `remarks.${answer}`], ...toMentor, choose(place)),
    taken(
      [`first.${answer}`],
      ...toMentor,
      choose(place),
      next,
      ...times(questions.length, choose(0), next),
    ),
    taken(
      [`then.${answer}`],
      ...toMentor,
      choose(place === 0 ? 1 : 0),
      again,
      choose(place),
      next,
      ...times(questions.length, choose(0), next),
    ),
  ]),
  taken(['quiz.wrong', 'quiz.answer'], ...toQuiz, choose(0)),
  taken(['quiz.right', 'quiz.next'], ...toQuiz, choose(1)),
  taken(['quiz.done'], ...toQuestion(questions.length - 1), choose(0)),
  ...questions.flatMap(({ id, choices }, number) => [
    taken(
      ['quiz.place', `questions.${id}`, ...choices.map((choice) => `choices.${choice}`)],
      ...toQuestion(number),
    ),
    taken([`reasons.${id}`], ...toQuestion(number), choose(0)),
  ]),
  taken(['result'], ...toQuestion(questions.length)),
];
