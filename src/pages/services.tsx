import { useTranslation } from 'react-i18next';
import { Closing } from '../features/closing/Closing.tsx';
import layout from '../ui/layout.module.css';
import styles from './services.module.css';
import { Common } from './services/Common.tsx';
import { Examples } from './services/Examples.tsx';
import { Offers } from './services/Offers.tsx';
import { PriceIndex } from './services/PriceIndex.tsx';

/** The services: three programmes with their prices, and what they have in common. */
export default function Services() {
  const { t } = useTranslation('services');
  return (
    <>
      <header className={`${layout.container} ${styles.head}`}>
        <h1>{t('head.title')}</h1>
        <PriceIndex />
      </header>
      <Offers />
      <Examples />
      <Common />
      <Closing page="services" ground="paper" />
    </>
  );
}
