import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { start } from '../api.ts';
import controls from '../controls.module.css';
import { type Filter, filterNames } from './filters.ts';
import { Pieces } from '../editor/Pieces.tsx';
import { nameOf, useKept } from '../kept.ts';
import type { Text } from '../../contract.ts';
import { fill } from '../fill.ts';
import styles from './TextList.module.css';
import type { List } from './useList.ts';
import words from '../words.json' with { type: 'json' };

interface TextListProps {
  ref: Ref<HTMLElement>;
  list: List;
  language: string;
  isLoading: boolean;
  /** Why the texts could not be read. */
  failure: string | undefined;
  chosen: Text | undefined;
  onChoose: (text: Text) => void;
}

/** The texts one may choose from: searched, filtered, those of the page or all. */
export function TextList({ ref, list, language, failure, isLoading, ...chosen }: TextListProps) {
  const { groups, texts, isHere } = list;
  return (
    <section
      ref={ref}
      className={styles.list}
      data-list=""
      aria-label={words.list.label}
      onKeyDown={moveFocus}
    >
      <div className={styles.controls}>
        <input
          type="search"
          className={`${controls.field} ${styles.search}`}
          aria-label={words.list.search}
          placeholder={words.list.search}
          value={list.sought}
          onChange={(event) => list.setSought(event.target.value)}
        />
        <div className={styles.which}>
          {[true, false].map((one) => (
            <button
              key={String(one)}
              type="button"
              className={controls.tab}
              aria-pressed={isHere === one}
              onClick={() => list.setHere(one)}
            >
              {one ? words.list.here : words.list.everywhere}
            </button>
          ))}
          <select
            className={controls.field}
            aria-label={words.list.filter}
            value={list.filter}
            onChange={(event) => list.setFilter(event.target.value as Filter)}
          >
            {filterNames.map((name) => (
              <option key={name} value={name}>
                {words.filters[name]} · {list.counts[name]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {failure !== undefined && (
        <p className={styles.empty} role="alert">
          {fill(words.failed, { reason: failure })}
        </p>
      )}
      <div className={styles.rows}>
        {texts.length === 0 && failure === undefined && (
          <p className={styles.empty}>{isLoading ? words.list.loading : words.list.none}</p>
        )}
        {groups.map(({ heading, texts: own }) => (
          <section key={heading} aria-label={heading}>
            <h2 className={styles.heading}>
              {heading} <span className={styles.count}>{own.length}</span>
            </h2>
            <ul>
              {own.map((text) => (
                <li key={`${text.file}:${text.key}`}>
                  <Row text={text} language={language} {...chosen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface RowProps extends Pick<TextListProps, 'language' | 'chosen' | 'onChoose'> {
  text: Text;
}

function Row({ text, language, chosen, onChoose }: RowProps) {
  const isUnsaved = nameOf({ language, ...text }) in useKept().unsaved;
  const isChosen = chosen?.file === text.file && chosen.key === text.key;
  const button = useRef<HTMLButtonElement>(null);
  // Whichever way it was chosen, the list shows where it is.
  useEffect(() => {
    if (isChosen) button.current!.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { direction } = start.languages.find(({ code }) => code === language)!;
  const flags = [
    isUnsaved && words.flags.unsaved,
    text.state !== 'translated' && words.flags[text.state],
    text.remarks.length > 0 && words.flags.remarks,
    text.isChanged && words.flags.changed,
  ].filter((flag) => flag !== false);
  return (
    <button
      ref={button}
      type="button"
      className={styles.row}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(text)}
    >
      {text.text === '' ? (
        <span className={styles.unwritten}>
          <Pieces text={text.source} />
        </span>
      ) : (
        <span className={styles.words} lang={language} dir={direction}>
          <Pieces text={text.text} />
        </span>
      )}
      <span className={styles.about}>
        <span className={styles.key}>{text.key}</span>
        {flags.map((flag) => (
          <span key={flag} className={styles.flag}>
            {flag}
          </span>
        ))}
      </span>
    </button>
  );
}

/** The arrows lead from row to row, and from the search into them. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  if (step === undefined || !from.matches(`input, .${styles.row}`)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${styles.row}`)];
  const next = rows[rows.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
