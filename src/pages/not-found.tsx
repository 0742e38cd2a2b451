import { useTranslation } from 'react-i18next';
export default function Page() {
  const { t } = useTranslation('not-found');
  return <h1>{t('meta.title')}</h1>;
}
