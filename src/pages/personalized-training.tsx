import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Button } from '../ui/Button.tsx';
import { Benefits } from './personalized-training/Benefits.tsx';
import { Process } from './personalized-training/Process.tsx';
import { Rhythms } from './personalized-training/Rhythms.tsx';

/** Personalized training: one programme in many versions, what that gives, and how it is made. */
export default function PersonalizedTraining() {
  const { t } = useTranslation('personalized-training');
  return (
    <>
      <Opening title={t('title')} lead={t('lead')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('contact')}
        </Button>
        <Button component={PageLink} to="workshop">
          {t('workshop')}
        </Button>
      </Opening>
      <Rhythms />
      <Benefits />
      <Process />
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('contact')}
        </Button>
      </Closing>
    </>
  );
}
