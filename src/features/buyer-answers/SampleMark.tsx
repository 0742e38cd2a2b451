import { useTranslation } from 'react-i18next';
import { type BuyerBand, holdsSamples } from '../../content/buyerFacts.ts';
import typography from '../../ui/typography.module.css';
import styles from './SampleMark.module.css';

/** Says of a band that what it states are samples, for as long as one of them is. */
export function SampleMark({ band }: { band: BuyerBand }) {
  const { t } = useTranslation('common');
  return holdsSamples(band) ? (
    <p className={`${typography.note} ${styles.mark}`} data-sample={band} data-chat-skip="">
      {t('sample')}
    </p>
  ) : null;
}
