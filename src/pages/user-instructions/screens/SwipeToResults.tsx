import { useTranslation } from 'react-i18next';
import { Score } from './parts/Score.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Swipe } from './parts/Swipe.tsx';

/** From the last question of the quiz to its results. */
export function SwipeToResults() {
  const { t } = useTranslation('user-instructions');
  return (
    <Swipe
      leaving={
        <>
          <p className={phone.top}>{t('parts.quiz')}</p>
          <p>{t('screens.quiz.place', { number: 5, all: 5 })}</p>
        </>
      }
    >
      <p className={phone.top}>{t('screens.results.label')}</p>
      <Score />
    </Swipe>
  );
}
