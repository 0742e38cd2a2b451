import { useTranslation } from 'react-i18next';
import { buyerFacts } from '../../content/buyerFacts.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { Band } from '../../ui/Band.tsx';

const data = Object.keys(buyerFacts.data) as (keyof typeof buyerFacts.data)[];
const systems = Object.keys(buyerFacts.systems) as (keyof typeof buyerFacts.systems)[];

/** What those ask who answer for data and for systems. */
export function Security() {
  const { t } = useTranslation('support-services');
  return (
    <>
      <Band tone="shade" id="data">
        <Answers
          title={t('data.title')}
          band="data"
          answers={data.map((id) => ({
            id,
            question: t(`data.${id}.question`),
            answer: t(`data.${id}.answer`),
          }))}
        />
      </Band>
      <Band id="systems">
        <Answers
          title={t('systems.title')}
          band="systems"
          answers={systems.map((id) => ({
            id,
            question: t(`systems.${id}.question`),
            answer: t(`systems.${id}.answer`),
          }))}
        />
      </Band>
    </>
  );
}
