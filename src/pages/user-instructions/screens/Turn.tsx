import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Turn as PhoneTurn } from '../../../ui/phone/Turn.tsx';
import styles from './screen.module.css';

interface TurnProps {
  who: 'mentor' | 'you';
  children: ReactNode;
}

/** What the mentor or the learner says, without ember: that is for the thing to press. */
export function Turn({ who, children }: TurnProps) {
  const { t } = useTranslation('user-instructions');
  return (
    <PhoneTurn
      who={t(who === 'you' ? 'screens.mentor.you' : 'screens.mentor.name')}
      isOwn={who === 'you'}
      className={styles.turn}
    >
      {children}
    </PhoneTurn>
  );
}
