import { useTranslation } from 'react-i18next';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Tabs } from './parts/Tabs.tsx';

const completed = [
  { id: 'expensive', day: 'today' },
  { id: 'listen', day: 'thursday' },
  { id: 'cost', day: 'tuesday' },
] as const;

/** The profile with its completed sessions, the one just ended first. */
export function Profile() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <p className={phone.title}>{t('screens.profile.title')}</p>
      <p className={phone.top}>{t('screens.profile.completed')}</p>
      <RowList
        rows={completed.map(({ id, day }) => ({
          name: t(`screens.sessions.${id}`),
          detail: t(`screens.profile.${day}`),
        }))}
      />
      <Tabs current="profile" press="profile" />
    </>
  );
}
