import type { PageId } from '../../../../src/site/routes.ts';
import type { Text } from '../../contract.ts';
import { start } from '../api.ts';
import styles from './Editor.module.css';
import { fill } from '../fill.ts';
import words from '../words.json' with { type: 'json' };

interface AboutProps {
  id: string;
  text: Text;
  /** What stands in the field, as it is shown. */
  shown: string;
  language: string;
  twins: readonly Text[];
  onChoose: (text: Text) => void;
  onPage: (id: PageId) => void;
  onShow: () => void;
}

/** Pages that a file is on are named as long as they are so few. */
const fewPages = 4;

/** What a translator is told of a text: its note, and where it stands. */
export function About({ id, text, shown, language, twins, ...on }: AboutProps) {
  const pages = start.pages.filter(({ files }) => files.includes(text.file));
  const isTitle = text.key === 'meta.title' || text.key === 'meta.description';
  return (
    <div className={styles.about}>
      <h3 className={styles.language}>{words.editor.note}</h3>
      <div id={id}>
        {text.notes.length === 0 && <p className={styles.none}>{words.editor.noNote}</p>}
        {text.notes.map((note) => (
          <p key={note}>
            <Note text={note} />
          </p>
        ))}
        {text.numbers && <p>{fill(words.editor.numbers, { numbers: text.numbers.join(', ') })}</p>}
      </div>
      {isTitle && (
        <>
          <h3 className={styles.language}>{words.editor.result}</h3>
          <div className={styles.result} lang={language}>
            <p className={text.key === 'meta.title' ? styles.resultTitle : undefined}>{shown}</p>
          </div>
        </>
      )}
      <h3 className={styles.language}>{words.editor.stands}</h3>
      <p className={styles.links}>
        {pages.length > fewPages
          ? fill(words.editor.pages, { count: pages.length })
          : pages.map(({ id: page }) => (
              <button key={page} type="button" onClick={() => on.onPage(page)}>
                {page}
              </button>
            ))}
        <button type="button" onClick={on.onShow}>
          {words.editor.show}
        </button>
      </p>
      {twins.length > 0 && (
        <>
          <h3 className={styles.language}>{words.editor.twins}</h3>
          <p className={styles.links}>
            {twins.map((twin) => (
              <button
                key={`${twin.file}:${twin.key}`}
                type="button"
                onClick={() => on.onChoose(twin)}
              >
                {twin.file}:{twin.key}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

/** A note, with the keys that it names between accents. */
const Note = ({ text }: { text: string }) =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));
