import { useTranslation } from 'react-i18next';
import { ProgrammeHead } from '../features/programme-head/ProgrammeHead.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import { NumberedList } from '../sections/NumberedList.tsx';
import { Section } from '../ui/Section.tsx';
import { strokesOf } from '../figures/strokes/geometry.ts';
import { Conversation } from './sales-training-programs/Conversation.tsx';
import { Exercise } from './sales-training-programs/Exercise.tsx';
import { Industries } from './sales-training-programs/Industries.tsx';
import { SalesResults } from './sales-training-programs/SalesResults.tsx';

const facts = ['give', 'train', 'wait'] as const;

/** The order of a sale. */
const parts = ['prospecting', 'discovery', 'value', 'objections', 'negotiation', 'growth'] as const;

/** Last month, low at weekends, and the day on which a deal was lost. */
const lost = 17;
const month = strokesOf(30, (day) => (day === lost ? 1 : day % 7 < 5 ? 0.4 : 0.15));

/** Sales training: its price, what it changes, what it trains and for whom. */
export default function SalesTrainingPrograms() {
  const { t } = useTranslation('sales-training-programs');
  return (
    <>
      <ProgrammeHead
        page="sales-training-programs"
        side="start"
        screen={<Conversation />}
        facts={facts.map((id) => ({
          term: t(`facts.${id}.term`),
          detail: t(`facts.${id}.detail`),
        }))}
      />
      <SalesResults />
      <Section id="modules">
        <NumberedList
          title={t('parts.title')}
          text={t('parts.text')}
          items={parts.map((id) => ({
            title: t(`parts.${id}.title`),
            text: t(`parts.${id}.text`),
          }))}
        />
      </Section>
      <Exercise />
      <Industries />
      <Closing page="sales-training-programs" strokes={month} />
    </>
  );
}
