import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Opening } from '../sections/Opening.tsx';
import { Button } from '../ui/Button.tsx';
import { Services } from './support-services/Services.tsx';

/** Support services: the four that carry a programme on from its launch. */
export default function SupportServices() {
  const { t } = useTranslation('support-services');
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} />
      <Services />
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
