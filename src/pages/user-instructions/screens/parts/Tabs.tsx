import { useTranslation } from 'react-i18next';
import styles from './Tabs.module.css';

const tabs = ['programmes', 'profile'] as const;

interface TabsProps {
  current: (typeof tabs)[number];
  /** The tab to press. */
  press?: (typeof tabs)[number];
}

/** The foot of the app's two main screens: the programmes and the profile. */
export function Tabs({ current, press }: TabsProps) {
  const { t } = useTranslation('user-instructions');
  return (
    <div className={styles.tabs}>
      {tabs.map((tab) => (
        <span
          key={tab}
          className={tab === press ? styles.pressed : tab === current ? styles.current : undefined}
        >
          {t(`screens.tabs.${tab}`)}
        </span>
      ))}
    </div>
  );
}
