import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { TabletRows } from '../../../figures/phone/TabletRows.tsx';
import { sessionsAMonth, sessionsStrokes } from '../../../figures/strokes/progress.ts';
import styles from '../Month.module.css';

const modules = ['product', 'agreement', 'complaint'] as const;

/** How many sessions a module has, and how many of all have been completed by the third week. */
const perModule = sessionsAMonth / modules.length;
const done = 6;

/** The third week: the programme, its modules named and made of what is the company's own. */
export function Own() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Phone className={styles.tablet}>
      <p className={phone.title}>{t('programme.title')}</p>
      <TabletRows
        rows={modules.map((id, index) => ({
          name: t(`programme.${id}.title`),
          detail: t(`programme.${id}.source`),
          strokes: sessionsStrokes(done - index * perModule, perModule),
        }))}
      />
    </Phone>
  );
}
