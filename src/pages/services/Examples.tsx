import { useTranslation } from 'react-i18next';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answerAttributes, answersOf } from '../../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../../features/buyer-answers/SampleMark.tsx';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { Sums } from './Sums.tsx';

/** How many people a stroke of the sums is. */
const people = 10;

/** What is paid in the end, and on what terms. */
export function Examples() {
  const { t } = useTranslation('services');
  return (
    <Band id="examples">
      <BandHead title={t('examples.title')} caption={t('examples.caption', { people })} />
      <SampleMark band="terms" />
      <div {...answerAttributes('terms')}>
        <Sums people={people} />
        <Answers
          id="terms"
          title={t('terms.title')}
          answers={answersOf('terms', t('terms', { returnObjects: true }))}
        />
      </div>
    </Band>
  );
}
