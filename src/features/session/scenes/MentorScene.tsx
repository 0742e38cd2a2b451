import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../figures/phone/Choices.tsx';
import type { FilmShot } from '../../../figures/phone/filmShots.ts';
import { Turn } from '../../../figures/phone/Turn.tsx';
import { Next } from '../Next.tsx';
import { type Answer, answers } from '../script.ts';
import { useFocus } from '../useFocus.ts';
import styles from '../Session.module.css';
import { Seen } from './Seen.tsx';

/** What becomes of the table with each answer: a price cut, what it is compared with, nothing. */
const shots: Record<Answer, FilmShot> = { discount: 'discount', ask: 'answer', defend: 'silence' };

interface MentorSceneProps {
  /** What the customer has been answered; `undefined` while waiting for it. */
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  onAgain: () => void;
  onNext: () => void;
}

/** The mentor exercise: the mentor plays the customer, reacts to the answer, and says what it did. */
export function MentorScene({ answer, onAnswer, onAgain, onNext }: MentorSceneProps) {
  const { t } = useTranslation('session');
  const newest = useFocus<HTMLDivElement>(answer);
  const objection = <Turn who={t('mentor.customer')}>{t('mentor.objection')}</Turn>;
  const seen = <Seen shot={answer ? shots[answer] : 'objection'} />;

  if (!answer) {
    return (
      <>
        {seen}
        <div ref={newest} tabIndex={-1}>
          <Turn who={t('mentor.mentor')} isMentor>
            {t('mentor.situation')}
          </Turn>
          {objection}
        </div>
        <div className={styles.answers}>
          <Choices
            question={t('mentor.question')}
            choices={answers.map((id) => ({ id, text: t(`answers.${id}`) }))}
            onChoose={onAnswer}
          />
        </div>
      </>
    );
  }
  return (
    <>
      {seen}
      {objection}
      <Turn who={t('mentor.you')} isOwn>
        {t(`answers.${answer}`)}
      </Turn>
      <div ref={newest} tabIndex={-1}>
        <Turn who={t('mentor.customer')}>{t(`reactions.${answer}`)}</Turn>
      </div>
      <Turn who={t('mentor.mentor')} isMentor>
        {t(`remarks.${answer}`)}
      </Turn>
      <Next
        onNext={onNext}
        besides={
          <Button variant="outline" onClick={onAgain}>
            {t('mentor.again')}
          </Button>
        }
      >
        {t('mentor.done')}
      </Next>
    </>
  );
}
