import { useTranslation } from 'react-i18next';
import phone from '../../figures/phone/Phone.module.css';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Talk.module.css';

/** How many seconds of the exercise are drawn. */
const seconds = 30;

/** @returns a stroke a second: what you say in ink, the customer in ember, low where nobody speaks */
const talk = (yours: number, customersFrom: number, customers: number): Stroke[] => {
  const isCustomer = (second: number) =>
    second >= customersFrom && second < customersFrom + customers;
  return strokesOf(
    seconds,
    (second) => (second < yours || isCustomer(second) ? 0.55 + 0.45 * unevenness(second, 4) : 0.06),
    (second) => (second < yours ? 'ink' : isCustomer(second) ? 'ember' : 'quiet'),
  );
};

/** The one who names a price is heard no longer than it takes to say no; who asks is answered. */
const talks = { first: talk(2, 4, 3), better: talk(3, 6, 22) };

/** How the customer takes the reply that is open, second by second. It stands before the replies. */
export function Talk() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.talk}>
      {(['first', 'better'] as const).map((reply) => (
        <Strokes key={reply} strokes={talks[reply]} className={styles[reply]} />
      ))}
      <p className={phone.small}>{t('customer.caption')}</p>
    </div>
  );
}
