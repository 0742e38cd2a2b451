import { useTranslation } from 'react-i18next';
import { ContactSupport } from '../features/live-chat/ContactSupport.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import { dayStrokes } from '../figures/strokes/day.ts';
import { Opening } from '../sections/Opening.tsx';
import layout from '../ui/layout.module.css';
import '../ui/print.css';
import { categories } from './user-instructions/categories.ts';
import { Category } from './user-instructions/Category.tsx';
import { SessionMap } from './user-instructions/SessionMap.tsx';
import styles from './user-instructions/user-instructions.module.css';

/** The day within which we respond. */
const day = dayStrokes();

/** The user instructions: six chapters on the mobile app, one open at a time, the first as the page comes. */
export default function UserInstructions() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={styles.start}>
        <Opening title={t('title')} lead={t('lead')} />
        <div className={layout.wrap}>
          <SessionMap />
        </div>
      </div>
      <div className={`${layout.wrap} ${styles.chapters}`}>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
      <div className={layout.unprinted}>
        <Closing page="user-instructions" action={ContactSupport} strokes={day} ground="paper" />
      </div>
    </>
  );
}
