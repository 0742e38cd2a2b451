import type { Text } from '../../contract.ts';
import { start } from '../api.ts';
import styles from './Editor.module.css';
import type { Writing } from './useWriting.ts';
import words from '../words.json' with { type: 'json' };

interface RemarksProps {
  id: string;
  text: Text;
  language: string;
  writing: Writing;
}

/** What is to be looked at in a text, and why it could not be saved. */
export function Remarks({ id, text, language, writing }: RemarksProps) {
  const { refusal, trial, isUnsaved } = writing;
  const hints = [
    text.state === 'stale' && words.editor.stale,
    text.state === 'unread' && text.text !== '' && words.editor.unread,
    language === start.source && isUnsaved && words.editor.sourceEdit,
  ].filter((hint) => hint !== false);
  return (
    <div id={id} className={styles.remarks} role="status">
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      {refusal && <p className={styles.refused}>{refusal.why}</p>}
      <ul>
        {(refusal?.remarks ?? trial.remarks).map(({ wrong, remedy }) => (
          <li key={wrong}>
            {capitalized(wrong)}; {named(remedy)}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A check names a piece as one writes it in the file. */
const named = (text: string) =>
  text.replaceAll('\\u00a0', words.pieces['\u00a0']).replaceAll('\\u00ad', words.pieces['\u00ad']);

/** A check says it as it goes on after a key. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
