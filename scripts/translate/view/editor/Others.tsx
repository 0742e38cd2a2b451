import { useSessionStorage } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import type { Text } from '../../contract.ts';
import { start } from '../api.ts';
import { textsQuery } from '../useTexts.ts';
import styles from './Editor.module.css';
import { Pieces } from './Pieces.tsx';
import words from '../words.json' with { type: 'json' };

interface OthersProps {
  text: Text;
  /** The languages whose texts one sees already. */
  shown: readonly string[];
}

/** What the other languages say. They are asked only while this is open, and it stays open from text to text. */
export function Others({ text, shown }: OthersProps) {
  const [isOpen, setOpen] = useSessionStorage({
    key: 'translate-others',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const others = start.languages.filter(({ code }) => !shown.includes(code));
  const answers = useQueries({
    queries: others.map(({ code }) => ({ ...textsQuery(code), enabled: isOpen })),
  });
  if (others.length === 0) return null;
  return (
    <details
      className={styles.others}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.editor.others}</summary>
      {others.map(({ code, name, direction }, place) => {
        const texts = answers[place]?.data?.texts;
        const said = texts?.find(({ file, key }) => file === text.file && key === text.key)?.text;
        return (
          <div key={code}>
            <h4 className={styles.language}>{name}</h4>
            {said ? (
              <p className={styles.text} lang={code} dir={direction}>
                <Pieces text={said} />
              </p>
            ) : (
              <p className={styles.none}>{texts ? words.list.empty : words.list.loading}</p>
            )}
          </div>
        );
      })}
    </details>
  );
}
