import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Button } from '../ui/Button.tsx';
import { Areas } from './compliance-programs/Areas.tsx';
import { Benefits } from './compliance-programs/Benefits.tsx';
import { Costs } from './compliance-programs/Costs.tsx';
import { Head } from './compliance-programs/Head.tsx';

/** Compliance programmes: the price, the price of doing without, the areas and the benefits. */
export default function CompliancePrograms() {
  const { t } = useTranslation('compliance-programs');
  return (
    <>
      <Head />
      <Costs />
      <Areas />
      <Benefits />
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <Button component={PageLink} to="contact" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
