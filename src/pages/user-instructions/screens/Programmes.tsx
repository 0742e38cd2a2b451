import { useTranslation } from 'react-i18next';
import { programmes } from '../../../content/app.ts';
import { RowList } from '../../../figures/phone/RowList.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { Tabs } from './parts/Tabs.tsx';

/** The programmes one takes part in, with their sessions as strokes: tall is completed. */
export function Programmes() {
  const { t } = useTranslation('user-instructions');
  return (
    <>
      <p className={phone.title}>{t('screens.programmes.title')}</p>
      <RowList
        press={0}
        slots={programmes[0].of}
        rows={programmes.map(({ id, done, of }) => ({
          name: t(`screens.programmes.${id}`),
          detail: t('screens.sessionsDone', { done, count: of }),
          sessions: { done, of },
        }))}
      />
      <Tabs current="programmes" />
    </>
  );
}
