import { useTranslation } from 'react-i18next';
import { completion, prices } from '../content/figures.ts';
import { ProgrammeHead } from '../features/programme-head/ProgrammeHead.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { NumberedList } from '../sections/NumberedList.tsx';
import { Band } from '../ui/Band.tsx';
import { Button } from '../ui/Button.tsx';
import { Comparison } from './company-learning-programs/Comparison.tsx';
import { ThreeSteps } from './company-learning-programs/ThreeSteps.tsx';

const benefits = ['own', 'personal', 'finished', 'visible'] as const;

const facts = ['where', 'with', 'when'] as const;

/** Company learning programmes: the price, what a company gets for it, and how it begins. */
export default function CompanyLearningPrograms() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <ProgrammeHead
        page="company-learning-programs"
        price={prices.companyPerMonth}
        facts={facts.map((id) => ({
          term: t(`facts.${id}.term`),
          detail: t(`facts.${id}.detail`),
        }))}
      />
      <Comparison />
      <Band>
        <NumberedList
          title={t('benefits.title')}
          text={t('benefits.text')}
          items={benefits.map((id) => ({
            title: t(`benefits.${id}.title`),
            text: t(`benefits.${id}.text`, completion),
          }))}
        />
      </Band>
      <ThreeSteps />
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
