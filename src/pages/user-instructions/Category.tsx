import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/Disclosure.tsx';
import accordion from '../../ui/accordion.module.css';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Category.module.css';
import { categories, type InstructionCategory, type StepId } from './categories.ts';
import { Step } from './Step.tsx';

const allSteps = categories.flatMap(({ steps }): readonly StepId[] => steps);

/** Where “Answer again” leads, on the last of their screens. */
const again: StepId = 'question';

/** A chapter: closed, its number, name and gist; open, its steps side by side, each with its screen. */
export function Category({ category }: { category: InstructionCategory }) {
  const { id, steps } = category;
  const { t } = useTranslation('user-instructions');
  return (
    <Disclosure
      id={id}
      name="user-instructions"
      className={accordion.row}
      summaryClassName={`${accordion.summary} ${accordion.line}`}
      isOpen={id === categories[0].id}
      summary={
        <span className={`${layout.columns} ${styles.head}`}>
          <h2 className={`${typography.heading} ${styles.title}`}>{t(`categories.${id}.title`)}</h2>
          <span className={styles.gist}>{t(`categories.${id}.summary`)}</span>
        </span>
      }
    >
      <div className={styles.body}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step} id={step} next={allSteps[allSteps.indexOf(step) + 1] ?? again} />
          ))}
        </ol>
        {'note' in category && (
          <p className={`${typography.meta} ${styles.note}`}>{t(`notes.${category.note}`)}</p>
        )}
      </div>
    </Disclosure>
  );
}
