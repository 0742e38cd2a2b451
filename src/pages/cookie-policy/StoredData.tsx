import { useTranslation } from 'react-i18next';
import { storageKeys } from '../../site/storageKeys.ts';
import typography from '../../ui/typography.module.css';
import styles from './cookie-policy.module.css';

/** The table of what is kept, what for and how long. */
export function StoredData() {
  const { t } = useTranslation('cookie-policy');
  return (
    <table className={styles.stored}>
      <caption className={typography.note}>{t('storage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('storage.name')}</th>
          <th scope="col">{t('storage.purpose')}</th>
          <th scope="col">{t('storage.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {storageKeys.map(({ key }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{t(`storage.${key}.purpose`)}</td>
            <td>{t(`storage.${key}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
