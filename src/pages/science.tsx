import { useTranslation } from 'react-i18next';
export default function Page() {
  const { t } = useTranslation('science');
  return <h1>{t('meta.title')}</h1>;
}
