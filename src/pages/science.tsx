import { Button } from '../ui/Button.tsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Essay } from './science/Essay.tsx';
import { Pillars } from './science/Pillars.tsx';
import { Principles } from './science/Principles.tsx';
import { Results } from './science/Results.tsx';

/** The science page: what HIST is, what it stands on, what it gives, and the principles by name. */
export default function Science() {
  const { t } = useTranslation('science');
  return (
    <>
      <Opening title={t('opening.title')} lead={t('opening.lead')} />
      <Essay />
      <Pillars />
      <Results />
      <Principles />
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="workshop" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
