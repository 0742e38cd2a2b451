import { useTranslation } from 'react-i18next';
import { questions } from '../content/faq.ts';
import { Closing } from '../features/closing/Closing.tsx';
import layout from '../ui/layout.module.css';
import '../ui/print.css';
import typography from '../ui/typography.module.css';
import styles from './faq/faq.module.css';
import { MoreAnswers } from './faq/MoreAnswers.tsx';
import { Question } from './faq/Question.tsx';

/** The FAQ: what buyers ask before they begin; short answers stand beside, the first is open at length. */
export default function Faq() {
  const { t } = useTranslation('faq');
  return (
    <>
      <div className={`${layout.container} ${styles.page}`}>
        <div className={`${layout.grid} ${styles.opening}`}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
        </div>
        <div>
          {questions.map((id, index) => (
            <Question key={id} id={id} isOpen={index === 0} />
          ))}
        </div>
      </div>
      <MoreAnswers />
      <Closing page="faq" ground="paper" />
    </>
  );
}
