import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { Swipe } from './parts/Swipe.tsx';

/** From the mentor exercise to the quiz intro. */
export function SwipeToQuiz() {
  const { t } = useTranslation('user-instructions');
  return (
    <Swipe
      leaving={
        <>
          <p className={phone.top}>{t('screens.mentor.name')}</p>
          <p>{t('screens.swipe.mentor')}</p>
        </>
      }
    >
      <p className={phone.top}>{t('screens.quiz.intro')}</p>
      <p className={phone.title}>{t('screens.swipe.quizTitle')}</p>
      <p>{t('screens.swipe.quizText')}</p>
    </Swipe>
  );
}
