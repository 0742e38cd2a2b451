import { useTranslation } from 'react-i18next';
import { quizAnswers, quizScore } from '../../../../content/app.ts';
import { QuizScore } from '../../../../figures/phone/QuizScore.tsx';

/** The result of the quiz. */
export function Score() {
  const { t } = useTranslation('user-instructions');
  return (
    <QuizScore
      marks={quizAnswers}
      score={t('screens.results.score', quizScore)}
      text={t('screens.results.text')}
    />
  );
}
