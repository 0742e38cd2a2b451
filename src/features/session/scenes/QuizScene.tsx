import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../figures/phone/Choices.tsx';
import type { FilmShot } from '../../../figures/phone/filmShots.ts';
import { Next } from '../Next.tsx';
import { type Choice, type Question, questions } from '../script.ts';
import { useFocus } from '../useFocus.ts';
import { Seen } from './Seen.tsx';

/** What each question is about. */
const shots: Record<Question['id'], FilmShot> = {
  half: 'question',
  silent: 'silence',
  other: 'answer',
};

interface QuizSceneProps {
  question: Question;
  /** The choice that was made; `undefined` until one is. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
  onNext: () => void;
}

/** A question of the quiz; once it is answered, which choice is right and why. */
export function QuizScene({ question, chosen, onChoose, onNext }: QuizSceneProps) {
  const { t } = useTranslation('session');
  const { id, choices, right } = question;
  const newest = useFocus<HTMLDivElement>(chosen ?? id);
  const isLast = question === questions.at(-1);
  return (
    <>
      <Seen shot={shots[id]} />
      <Choices
        ref={chosen ? undefined : newest}
        note={t('quiz.place', { number: questions.indexOf(question) + 1, all: questions.length })}
        question={t(`questions.${id}`)}
        choices={choices.map((choice) => ({ id: choice, text: t(`choices.${choice}`) }))}
        result={chosen && { chosen, right }}
        onChoose={onChoose}
      />
      {chosen && (
        <>
          <div ref={newest} tabIndex={-1}>
            <p>
              <b>{t(chosen === right ? 'quiz.right' : 'quiz.wrong')}</b>
            </p>
            {chosen !== right && (
              <VisuallyHidden>{t('quiz.answer', { choice: t(`choices.${right}`) })}</VisuallyHidden>
            )}
            <p>{t(`reasons.${id}`)}</p>
          </div>
          <Next onNext={onNext}>{t(isLast ? 'quiz.done' : 'quiz.next')}</Next>
        </>
      )}
    </>
  );
}
