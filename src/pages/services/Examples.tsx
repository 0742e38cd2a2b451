import { useTranslation } from 'react-i18next';
import { prices } from '../../content/facts.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answerAttributes, answersOf } from '../../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../../features/buyer-answers/SampleMark.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from '../services.module.css';
import { Sums } from './Sums.tsx';

/** How many people a stroke is, and how many euro of a year one of the sums'. */
const people = 10;
const euros = prices.companyPerMonth;

/** What is paid in the end, and on what terms. */
export function Examples() {
  const { t } = useTranslation('services');
  return (
    <Band id="examples">
      <div className={`${layout.grid} ${styles.halves}`}>
        <h2>{t('examples.title')}</h2>
        <div>
          <SampleMark band="terms" />
          <p className={roles.note}>{t('examples.caption')}</p>
        </div>
      </div>
      <div {...answerAttributes('terms')}>
        <Sums people={people} euros={euros} />
        <Answers
          id="terms"
          title={t('terms.title')}
          answers={answersOf('terms', t('terms', { returnObjects: true }))}
        />
      </div>
    </Band>
  );
}
