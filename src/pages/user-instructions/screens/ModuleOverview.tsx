import { useTranslation } from 'react-i18next';
import { moduleSessions } from '../../../content/app.ts';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';

/** The module overview: what is completed, what comes next. The end of a session leads here. */
export function ModuleOverview() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.overview.label')}</div>
      <p className={phone.title}>{t('screens.modules.value')}</p>
      <RowList
        press={2}
        rows={moduleSessions.map((session) => ({
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
