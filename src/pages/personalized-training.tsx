import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import { Opening } from '../sections/Opening.tsx';
import button from '../ui/button.module.css';
import { strokesOf } from '../figures/strokes/geometry.ts';
import { Benefits } from './personalized-training/Benefits.tsx';
import { People } from './personalized-training/People.tsx';
import { Process } from './personalized-training/Process.tsx';
import { Rhythms } from './personalized-training/Rhythms.tsx';

/** As many colleagues as the page begins with, and the two that its last words ask for. */
const isThoughtOf = (person: number) => person === 6 || person === 17;
const colleagues = strokesOf(
  24,
  (person) => (isThoughtOf(person) ? 1 : 0.42),
  (person) => (isThoughtOf(person) ? 'ember' : 'ink'),
);

/** Personalized training: one programme in many versions, what that gives, and how it is made. */
export default function PersonalizedTraining() {
  const { t } = useTranslation('personalized-training');
  return (
    <>
      <Opening title={t('title')} lead={t('lead')}>
        <PageLink className={button.filled} to="contact">
          {t('closing.action')}
        </PageLink>
        <PageLink className={button.outlined} to="workshop">
          {t('workshop')}
        </PageLink>
      </Opening>
      <People />
      <Rhythms />
      <Benefits />
      <Process />
      <Closing page="personalized-training" strokes={colleagues} />
    </>
  );
}
