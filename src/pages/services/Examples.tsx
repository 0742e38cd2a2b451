import { useTranslation } from 'react-i18next';
import { prices } from '../../content/facts.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answerAttributes, answersOf } from '../../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../../features/buyer-answers/SampleMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sums } from './Sums.tsx';
import styles from './Sums.module.css';

/** How many people a stroke is, and how many euro of a year one of the sums'. */
const people = 10;
const euros = prices.companyPerMonth;

/** What is paid in the end, and on what terms. */
export function Examples() {
  const { t } = useTranslation('services');
  return (
    <Section id="examples">
      <div className={styles.head}>
        <h2>{t('examples.title')}</h2>
        <SampleMark band="terms" />
      </div>
      <div {...answerAttributes('terms')}>
        <Sums people={people} euros={euros} />
        <Answers
          id="terms"
          title={t('terms.title')}
          answers={answersOf('terms', t('terms', { returnObjects: true }))}
        />
      </div>
    </Section>
  );
}
