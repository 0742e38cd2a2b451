import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactSupport } from '../features/live-chat/ContactSupport.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import { dayStrokes } from '../figures/strokes/day.ts';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { useLoaded } from '../ui/useLoaded.ts';
import '../ui/print.css';
import { categories } from './user-instructions/categories.ts';
import { Category } from './user-instructions/Category.tsx';
import { SessionMap } from './user-instructions/SessionMap.tsx';
import styles from './user-instructions/user-instructions.module.css';

/** The day within which we respond. */
const day = dayStrokes();

const loadHands = () => import('./user-instructions/goOnByHand.ts');

/** The user instructions: six chapters on the mobile app, one open at a time, the first as the page comes. */
export default function UserInstructions() {
  const { t } = useTranslation('user-instructions');
  const hands = useLoaded(loadHands);

  useEffect(() => {
    const left = new AbortController();
    hands?.goOnByHand(left.signal);
    return () => left.abort();
  }, [hands]);

  return (
    <>
      <div className={`${layout.container} ${styles.start}`}>
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <SessionMap />
      </div>
      <div className={`${layout.container} ${styles.chapters}`}>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
      <div className={layout.noPrint}>
        <Closing page="user-instructions" action={ContactSupport} strokes={day} ground="paper" />
      </div>
    </>
  );
}
