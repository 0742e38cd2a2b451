import { useTranslation } from 'react-i18next';
import { modules, programmes } from '../../../content/app.ts';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';

/** The modules of the programme that was chosen. */
export function Modules() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.modules.label')}</div>
      <p className={phone.title}>{t('screens.programmes.sales')}</p>
      <RowList
        press={1}
        slots={programmes[0].of}
        rows={modules.map(({ id, done, of }) => ({
          name: t(`screens.modules.${id}`),
          detail: t('screens.sessionsDone', { done, count: of }),
          sessions: { done, of },
        }))}
      />
    </>
  );
}
