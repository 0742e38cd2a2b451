import { useTranslation } from 'react-i18next';
import { quizScore } from '../../../content/app.ts';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import styles from './parts/screen.module.css';
import { SessionBar } from './parts/SessionBar.tsx';

const answers = ['discount', 'compare', 'quality'] as const;

/** A question of the quiz and its answers, one about to be pressed. */
export function QuizQuestion() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <SessionBar part="quiz" minute={12} />
      <p className={styles.quiet}>{t('screens.quiz.place', { number: 3, all: quizScore.all })}</p>
      <p className={phone.title}>{t('screens.quiz.question')}</p>
      <RowList press={1} rows={answers.map((id) => ({ name: t(`screens.quiz.${id}`) }))} />
    </>
  );
}
