import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../features/closing/Closing.tsx';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { strokesOf } from '../figures/strokes/geometry.ts';
import { Benefits } from './personalized-training/Benefits.tsx';
import { People } from './personalized-training/People.tsx';
import styles from './personalized-training/People.module.css';
import { Process } from './personalized-training/Process.tsx';
import { Rhythms } from './personalized-training/Rhythms.tsx';

/** As many colleagues as the page begins with, and the two that its last words ask for. */
const isThoughtOf = (person: number) => person === 6 || person === 17;
const colleagues = strokesOf(
  24,
  (person) => (isThoughtOf(person) ? 1 : 0.42),
  (person) => (isThoughtOf(person) ? 'ink' : 'quiet'),
);

/** Personalized training: one programme in many versions, what that gives, and how it is made. */
export default function PersonalizedTraining() {
  const { t } = useTranslation('personalized-training');
  return (
    <>
      <section className={`${layout.container} ${styles.first}`}>
        <h1>{t('title')}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t('lead')}</p>
        <div className={styles.actions}>
          <Button component={PageLink} to="contact">
            {t('closing.action')}
          </Button>
          <Button component={PageLink} variant="outline" to="workshop">
            {t('workshop')}
          </Button>
        </div>
        <People />
      </section>
      <Rhythms />
      <Benefits />
      <Process />
      <Closing page="personalized-training" strokes={colleagues} />
    </>
  );
}
