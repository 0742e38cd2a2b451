import { useTranslation } from 'react-i18next';
import { kept } from './kept.ts';
import styles from './cookie-policy.module.css';

/** The table of what is kept, what for and how long. */
export function StoredData() {
  const { t } = useTranslation('cookie-policy');
  return (
    <table className={styles.stored}>
      <caption>{t('storage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('storage.name')}</th>
          <th scope="col">{t('storage.purpose')}</th>
          <th scope="col">{t('storage.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ name, words }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{t(`storage.${words}.purpose`)}</td>
            <td>{t(`storage.${words}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
