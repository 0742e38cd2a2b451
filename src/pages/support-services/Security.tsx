import { useTranslation } from 'react-i18next';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answersOf } from '../../features/buyer-answers/answersOf.ts';
import { Section } from '../../ui/Section.tsx';
import { DataRoute } from './DataRoute.tsx';
import route from './DataRoute.module.css';
import line from './line.module.css';

/** What those ask who answer for data and for systems. */
export function Security() {
  const { t } = useTranslation('support-services');
  return (['data', 'systems'] as const).map((band) => (
    <Section key={band} tone={band === 'data' ? 'shade' : 'paper'} className={line.words} id={band}>
      <div className={route.band}>
        <Answers
          title={t(`${band}.title`)}
          band={band}
          answers={answersOf(band, t(band, { returnObjects: true }))}
        />
        {band === 'data' && <DataRoute />}
      </div>
    </Section>
  ));
}
