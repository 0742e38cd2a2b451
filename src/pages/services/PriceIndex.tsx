import { useTranslation } from 'react-i18next';
import typography from '../../ui/typography.module.css';
import styles from './PriceIndex.module.css';

const ids = ['company', 'sales', 'compliance'] as const;

/** The three prices at once, each a way to its programme, where they do not stand side by side. */
export function PriceIndex() {
  const { t } = useTranslation('services');
  return (
    <div className={`${typography.note} ${styles.index}`} data-chat-skip="">
      {ids.map((id) => (
        <a key={id} href={`#${id}`}>
          <span>{t(`${id}.title`)}</span>
          {/* All in one size. */}
          {t(`${id}.price`).replaceAll(/<\/?\w+>/g, '')}
        </a>
      ))}
    </div>
  );
}
