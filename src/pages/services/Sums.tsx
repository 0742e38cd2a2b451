import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessMonths, examplePrices } from '../../content/examplePrices.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { RangeInput } from '../../ui/RangeInput.tsx';
import page from '../services.module.css';
import styles from './Sums.module.css';

/** How many strokes there are, and for how many of them the sums are at first. */
const slots = 30;
const first = 15;

/** On what each programme stands. */
const grounds = { company: '', sales: styles.sales, compliance: layout.spruce };

interface SumsProps {
  /** How many people a stroke is. */
  people: number;
  /** How many euro one of a sum is, of what all the months of a user's access cost. */
  euros: number;
}

/** A company as large as the visitor says, and what it pays for each programme. */
export function Sums({ people, euros }: SumsProps) {
  const { t } = useTranslation('services');
  const id = useId();
  const [groups, setGroups] = useState(first);
  const count = groups * people;
  const sums = examplePrices(count);
  /** A month of the company's programme, for so many strokes of people. */
  const month = (group: number) => examplePrices(group * people).company;
  const places = (month(slots) * accessMonths) / euros;
  // All of as many months, of which the company's are paid one by one.
  const rows = [
    {
      id: 'company',
      name: t('examples.company', { amount: sums.company }),
      amount: sums.company * accessMonths,
    },
    {
      id: 'sales',
      name: t('examples.salespeople', { count: sums.salespeople }),
      amount: sums.sales,
    },
    { id: 'compliance', name: t('compliance.title'), amount: sums.compliance },
  ] as const;

  return (
    <div className={styles.sums}>
      <figure className={styles.axis}>
        <div>
          <label htmlFor={id} className={`${typography.note} ${layout.jsOnly} ${layout.noPrint}`}>
            {t('examples.move')}
          </label>
          <h3 className={`${typography.heading} ${styles.sum}`}>
            {t('examples.people', { count })}
          </h3>
        </div>
        <div className={styles.months}>
          <Strokes
            strokes={strokesOf(
              slots,
              (group) => month(group + 1) / month(slots),
              (group) => (group < groups ? 'ink' : 'quiet'),
            )}
          />
          <RangeInput
            id={id}
            steps={slots}
            value={groups}
            valueText={t('examples.people', { count })}
            onMove={setGroups}
          />
        </div>
        <figcaption className={`${typography.note} ${styles.key}`}>
          <span>{t('examples.end', { people, amount: month(1) })}</span>
          <span>{t('examples.line', { people })}</span>
          <span>{t('examples.end', { people: slots * people, amount: month(slots) })}</span>
        </figcaption>
      </figure>
      <dl aria-live="polite" aria-atomic="true" data-chat-read="">
        {rows.map(({ id: programme, name, amount }) => (
          <div key={programme} className={`${styles.row} ${grounds[programme]}`}>
            <dt className={typography.note}>{name}</dt>
            <dd className={`${typography.heading} ${styles.sum}`}>
              {t(`examples.sums.${programme}`, { amount })}
              <Strokes strokes={sumStrokes(amount / euros, places)} className={styles.strokes} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${layout.grid} ${page.halves}`}>
        <p className={typography.caption}>{t('examples.caption')}</p>
        <div>
          <p className={typography.caption}>{t('examples.sumLine', { euros })}</p>
          <Button component={PageLink} to="contact" variant="outline" className={styles.action}>
            {t('closing.action')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/**
 * @param amount in strokes, the last of which may be a part of one
 * @param places how many strokes there are place for
 */
function sumStrokes(amount: number, places: number) {
  return strokesOf(places, (index) => Math.min(1, Math.max(0, amount - index)));
}
