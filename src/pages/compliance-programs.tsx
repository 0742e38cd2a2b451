import { useTranslation } from 'react-i18next';
import { ProgrammeHead } from '../features/programme-head/ProgrammeHead.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import { Areas } from './compliance-programs/Areas.tsx';
import { Benefits } from './compliance-programs/Benefits.tsx';
import { Costs } from './compliance-programs/Costs.tsx';
import { Dilemma } from './compliance-programs/Dilemma.tsx';
import { Hours } from './compliance-programs/Hours.tsx';

const facts = ['give', 'train', 'wait'] as const;

/** Compliance programmes: the price, the price of doing without, the areas and the benefits. */
export default function CompliancePrograms() {
  const { t } = useTranslation('compliance-programs');
  return (
    <>
      <ProgrammeHead
        page="compliance-programs"
        side="end"
        screen={<Dilemma />}
        facts={facts.map((id) => ({
          term: t(`facts.${id}.term`),
          detail: t(`facts.${id}.detail`),
        }))}
      >
        <Hours />
      </ProgrammeHead>
      <Costs />
      <Areas />
      <Benefits />
      <Closing page="compliance-programs" />
    </>
  );
}
