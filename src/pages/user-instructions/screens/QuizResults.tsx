import { useTranslation } from 'react-i18next';
import { RowList } from '../../../figures/phone/RowList.tsx';
import { Score } from './parts/Score.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import styles from './parts/screen.module.css';

const ways = ['review', 'retake', 'end'] as const;

/** The results, and what can be done with them: review, retake, end. */
export function QuizResults() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.results.label')}</div>
      <Score />
      <div className={styles.foot}>
        <RowList
          press={2}
          rows={ways.map((id) => ({
            name: t(`screens.results.${id}`),
            detail: t(`screens.results.${id}Detail`),
          }))}
        />
      </div>
    </>
  );
}
