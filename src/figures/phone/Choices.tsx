import { UnstyledButton } from '@mantine/core';
import { type Ref, useId } from 'react';
import option from './Choice.module.css';
import styles from './Choices.module.css';
import phone from './Phone.module.css';

interface ChoicesProps<Id extends string> {
  question: string;
  /** Above the question: which one it is. */
  note?: string;
  /** Of the whole, which takes the focus where that is moved there. */
  ref?: Ref<HTMLDivElement> | undefined;
  choices: readonly { id: Id; text: string }[];
  /** What has been chosen, and what is right: then there is nothing more to choose. */
  result?: { chosen: Id; right: Id } | undefined;
  onChoose: (id: Id) => void;
}

/** A question and the ways to answer it, to be pressed; once answered, a tall stroke stands at the right one. */
export function Choices<Id extends string>({
  question,
  note,
  ref,
  choices,
  result,
  onChoose,
}: ChoicesProps<Id>) {
  const id = useId();
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id} className={styles.choices}>
      {note && <p className={phone.small}>{note}</p>}
      <p id={id} className={phone.title}>
        {question}
      </p>
      {choices.map((choice) => (
        <UnstyledButton
          key={choice.id}
          className={`${option.choice} ${styles.choice}`}
          data-right={choice.id === result?.right || undefined}
          aria-pressed={result && choice.id === result.chosen}
          disabled={result && true}
          onClick={() => onChoose(choice.id)}
        >
          {choice.text}
        </UnstyledButton>
      ))}
    </div>
  );
}
