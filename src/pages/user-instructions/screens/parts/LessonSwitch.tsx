import { useTranslation } from 'react-i18next';
import styles from './screen.module.css';

const forms = ['video', 'article'] as const;

/** The switch between the lesson's two forms: the other one is the thing to press. */
export function LessonSwitch({ current }: { current: (typeof forms)[number] }) {
  const { t } = useTranslation('user-instructions');
  return (
    <div className={styles.switch}>
      {forms.map((form) => (
        <span key={form} className={form === current ? styles.chosen : styles.press}>
          {t(`screens.lesson.${form}`)}
        </span>
      ))}
    </div>
  );
}
