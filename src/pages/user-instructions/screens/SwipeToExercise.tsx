import { useTranslation } from 'react-i18next';
import phone from '../../../figures/phone/Phone.module.css';
import { Swipe } from './parts/Swipe.tsx';

/** From the lesson to the mentor exercise. */
export function SwipeToExercise() {
  const { t } = useTranslation('user-instructions');
  return (
    <Swipe
      leaving={
        <>
          <p className={phone.top}>{t('parts.article')}</p>
          <p>{t('screens.swipe.lesson')}</p>
        </>
      }
    >
      <p className={phone.top}>{t('parts.mentor')}</p>
      <p className={phone.title}>{t('screens.sessions.expensive')}</p>
      <p>{t('screens.mentor.question')}</p>
    </Swipe>
  );
}
