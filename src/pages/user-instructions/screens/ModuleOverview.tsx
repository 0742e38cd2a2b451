import { useTranslation } from 'react-i18next';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';

/** The sessions of the module that was chosen; no minutes: it is completed. */
const sessions = [
  { id: 'cost' },
  { id: 'listen' },
  { id: 'expensive', minutes: 13 },
  { id: 'offers', minutes: 11 },
  { id: 'silence', minutes: 14 },
] as const;

/** The module overview: what is completed, what comes next. The end of a session leads here. */
export function ModuleOverview() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.overview.label')}</div>
      <p className={phone.title}>{t('screens.modules.value')}</p>
      <RowList
        press={2}
        rows={sessions.map((session) => ({
          name: t(`screens.sessions.${session.id}`),
          detail:
            'minutes' in session
              ? t('screens.minutes', { count: session.minutes })
              : t('screens.completed'),
        }))}
      />
    </>
  );
}
