import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../features/programme-head/Breadcrumb.tsx';
import { Price } from '../../features/programme-head/Price.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Head.module.css';

const page = 'company-learning-programs';

/** The programme's name and price. What follows stands on the same ground, and begins on the same screen. */
export function Head() {
  const { t } = useTranslation(page);
  return (
    <section className={layout.container}>
      <Breadcrumb page={page} />
      <div className={`${layout.columns} ${styles.head}`}>
        <h1>{t('head.title')}</h1>
        <p className={styles.text}>{t('head.text')}</p>
        <Price page={page} className={styles.price} />
        <Button component={PageLink} className={styles.action} to="workshop">
          {t('head.action')}
        </Button>
      </div>
    </section>
  );
}
