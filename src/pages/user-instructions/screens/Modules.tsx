import { useTranslation } from 'react-i18next';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';

const modules = [
  { id: 'contact', done: 4, of: 4 },
  { id: 'value', done: 2, of: 5 },
  { id: 'negotiation', done: 0, of: 4 },
  { id: 'renewal', done: 0, of: 5 },
] as const;

/** The modules of the programme that was chosen. */
export function Modules() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <div className={phone.top}>{t('screens.modules.label')}</div>
      <p className={phone.title}>{t('screens.programmes.sales')}</p>
      <RowList
        press={1}
        slots={18}
        rows={modules.map(({ id, done, of }) => ({
          name: t(`screens.modules.${id}`),
          detail: t('screens.sessionsDone', { done, count: of }),
          sessions: { done, of },
        }))}
      />
    </>
  );
}
