import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Turn } from '../../../../figures/phone/Turn.tsx';

interface MentorTurnProps {
  who: 'mentor' | 'you';
  children: ReactNode;
}

/** What the mentor or the learner says, without ember: that is for the thing to press. */
export function MentorTurn({ who, children }: MentorTurnProps) {
  const { t } = useTranslation('user-instructions');
  return (
    <Turn
      who={t(who === 'you' ? 'screens.mentor.you' : 'screens.mentor.name')}
      isOwn={who === 'you'}
    >
      {children}
    </Turn>
  );
}
