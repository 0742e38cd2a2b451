import { type CSSProperties, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { examplePrices } from '../../content/examplePrices.ts';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answerAttributes, answersOf } from '../../features/buyer-answers/answersOf.ts';
import { SampleMark } from '../../features/buyer-answers/SampleMark.tsx';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import handle from '../../ui/handle.module.css';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Examples.module.css';

/** How many people a stroke is, and how many strokes there are. */
const people = 10;
const slots = 30;

/** The company that is reckoned with at first. */
const first = 10;

const programmes = ['company', 'compliance', 'sales'] as const;

/**
 * What is paid in the end, and on what terms: an example, complete as it stands, until the visitor
 * says how many they are with a handle, which comes once the page is alive.
 */
export function Examples() {
  const { t } = useTranslation('services');
  const id = useId();
  const [groups, setGroups] = useState(first);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const count = groups * people;
  const sums = examplePrices(count);

  return (
    <Band id="examples">
      <BandHead title={t('examples.title')} caption={t('examples.caption', { people })} />
      <SampleMark band="terms" />
      <div {...answerAttributes('terms')}>
        <h3 className={styles.people}>{t('examples.people', { count })}</h3>
        <figure>
          <Strokes
            strokes={strokesOf(
              slots,
              (group) => (group < groups ? 1 - 0.13 * unevenness(group) : 0.25),
              (group) => (group < groups ? 'ink' : 'quiet'),
            )}
            className={styles.strokes}
          />
          <div className={`${layout.scripted} ${layout.unprinted} ${styles.axis}`}>
            {isAlive && (
              <input
                type="range"
                id={id}
                className={`${handle.handle} ${handle.step}`}
                style={{ '--steps': slots } as CSSProperties}
                aria-valuetext={t('examples.people', { count })}
                min={1}
                max={slots}
                value={groups}
                onChange={({ currentTarget }) => setGroups(Number(currentTarget.value))}
              />
            )}
            <label htmlFor={id} className={roles.label}>
              {t('examples.move')}
            </label>
          </div>
        </figure>
        <dl
          className={`${layout.grid} ${styles.sums}`}
          aria-live={isAlive ? 'polite' : undefined}
          aria-atomic="true"
        >
          {programmes.map((programme) => (
            <div key={programme}>
              <dt className={roles.note}>
                {programme === 'sales'
                  ? t('examples.salespeople', { count: sums.salespeople })
                  : t(`${programme}.title`)}
              </dt>
              <dd className={roles.heading}>
                {t(`examples.sums.${programme}`, { amount: sums[programme] })}
              </dd>
            </div>
          ))}
        </dl>
        <Answers
          id="terms"
          title={t('terms.title')}
          answers={answersOf('terms', t('terms', { returnObjects: true }))}
        />
      </div>
    </Band>
  );
}
