import { Button } from '../ui/Button.tsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import { Closing } from '../sections/Closing.tsx';
import { Completion } from './home/Completion.tsx';
import { Customers } from './home/Customers.tsx';
import { Hero } from './home/Hero.tsx';
import { HowItWorks } from './home/HowItWorks.tsx';
import { Reasons } from './home/Reasons.tsx';

/** The home page: what the offer is, what it is measured by, why and how. */
export default function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <Completion />
      <Reasons />
      <HowItWorks />
      <Customers />
      <Closing title={t('closing.title')} text={t('closing.text')} caption={t('closing.caption')}>
        <Button component={PageLink} to="workshop" variant="filled">
          {t('closing.action')}
        </Button>
      </Closing>
    </>
  );
}
