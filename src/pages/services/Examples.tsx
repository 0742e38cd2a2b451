import { useTranslation } from 'react-i18next';
import { priceExamples } from '../../content/priceExamples.ts';
import { SampleMark } from '../../features/buyer-answers/SampleMark.tsx';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { Answers } from '../../features/buyer-answers/Answers.tsx';
import { answerAttributes, answersOf } from '../../features/buyer-answers/answersOf.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Examples.module.css';

/** How many people a stroke is: the largest company has no more of them than fit on a phone. */
const people = 10;
const slots = Math.max(...priceExamples.map((example) => example.people)) / people;

const groupsOf = (count: number) =>
  strokesOf(
    count / people,
    (index) => 1 - 0.13 * unevenness(index),
    () => 'ink',
  );

const programmes = ['company', 'compliance', 'sales'] as const;

/** What is paid in the end: three companies as examples, and on what terms. */
export function Examples() {
  const { t } = useTranslation('services');
  return (
    <Band id="examples">
      <BandHead title={t('examples.title')} caption={t('examples.caption', { people })} />
      <SampleMark band="terms" />
      <div {...answerAttributes('terms')}>
        <ol className={styles.companies}>
          {priceExamples.map((example) => (
            <li key={example.people}>
              <h3 className={roles.heading}>{t('examples.people', { count: example.people })}</h3>
              <Strokes
                strokes={groupsOf(example.people)}
                slots={slots}
                motion="reveal"
                className={styles.strokes}
              />
              <dl className={styles.sums}>
                {programmes.map((id) => (
                  <div key={id}>
                    <dt className={roles.note}>
                      {id === 'sales'
                        ? t('examples.salespeople', { count: example.salespeople })
                        : t(`${id}.title`)}
                    </dt>
                    <dd className={roles.title}>
                      {t(`examples.sums.${id}`, { amount: example[id] })}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
        <Answers
          id="terms"
          title={t('terms.title')}
          answers={answersOf('terms', t('terms', { returnObjects: true }))}
        />
      </div>
    </Band>
  );
}
