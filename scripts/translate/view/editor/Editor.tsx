import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PageId } from '../../../../src/site/routes.ts';
import type { Text } from '../../contract.ts';
import { About } from './About.tsx';
import { start } from '../api.ts';
import controls from '../controls.module.css';
import styles from './Editor.module.css';
import { fill } from '../fill.ts';
import { PieceField, type PieceFieldHandle } from './PieceField.tsx';
import { Others } from './Others.tsx';
import { Pieces } from './Pieces.tsx';
import { describePiece, insertionsFor } from './pieces.ts';
import { Remarks } from './Remarks.tsx';
import { useWriting } from './useWriting.ts';
import words from '../words.json' with { type: 'json' };

interface EditorProps {
  text: Text;
  language: string;
  besideLanguage: string;
  /** What the other language says. */
  beside: Text | undefined;
  /** Texts of which the source says the same. */
  twins: readonly Text[];
  /** Those before and after it in the list. */
  previous: Text | undefined;
  next: Text | undefined;
  onSay: (said: string) => void;
  onChoose: (text: Text) => void;
  onClose: () => void;
  onPage: (id: PageId) => void;
  onShow: () => void;
}

const languageOf = (code: string) => start.languages.find((one) => one.code === code)!;

/** One text: what it says in two languages, what is to be known of it, and writing it. */
export function Editor({ text, language, besideLanguage, beside, ...rest }: EditorProps) {
  const { previous, next, onSay, onChoose, ...about } = rest;
  const field = useRef<PieceFieldHandle>(null);
  const writing = useWriting(text, language, onSay, () => next && onChoose(next));
  const { value, conflict, trial } = writing;
  const own = languageOf(language);
  const other = languageOf(besideLanguage);
  const besideText = besideLanguage === start.source ? text.source : (beside?.text ?? '');

  // Whoever has chosen a text goes on to write.
  useEffect(() => field.current!.focus(), [text.file, text.key, language]);

  function onKeyDown(event: KeyboardEvent): void {
    // A key that ends a composition, or is held down, means nothing here.
    if (event.nativeEvent.isComposing || event.repeat) return;
    if (event.key === 'Escape') rest.onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void writing.save();
    else if (event.key === 'Enter' && event.altKey) rest.onShow();
    else if (event.key === 'ArrowUp' && event.altKey && previous) onChoose(previous);
    else if (event.key === 'ArrowDown' && event.altKey && next) onChoose(next);
    else return;
    event.preventDefault();
  }

  return (
    <section className={styles.editor} aria-label={words.editor.label} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 className={styles.key}>
          {text.file}.json <span className={styles.dot}>›</span> {text.key}
        </h2>
        <span className={styles.line}>{fill(words.editor.line, { line: text.line })}</span>
        <Arrow label={words.editor.before} onPress={previous && (() => onChoose(previous))}>
          ↑
        </Arrow>
        <Arrow label={words.editor.after} onPress={next && (() => onChoose(next))}>
          ↓
        </Arrow>
        <Arrow label={words.editor.close} onPress={rest.onClose}>
          ×
        </Arrow>
      </div>
      <div className={styles.columns}>
        <div className={styles.beside}>
          <h3 className={styles.language}>
            {besideLanguage === start.source
              ? fill(words.editor.source, { language: other.name })
              : other.name}
          </h3>
          <p className={styles.text} lang={besideLanguage} dir={other.direction}>
            {besideText === '' ? (
              <span className={styles.none}>{words.list.empty}</span>
            ) : (
              <Pieces text={besideText} />
            )}
          </p>
          <Others text={text} shown={[language, besideLanguage]} />
        </div>
        <div className={styles.own}>
          <div className={styles.above}>
            <h3 className={styles.language}>{own.name}</h3>
            <span className={styles.length}>
              {text.limit === undefined
                ? fill(words.editor.length, { length: trial.shown.length })
                : fill(words.editor.limit, { length: trial.shown.length, limit: text.limit })}
            </span>
          </div>
          <PieceField
            ref={field}
            label={own.name}
            describedBy="text-note text-remarks"
            value={value}
            language={language}
            direction={own.direction}
            onChange={writing.type}
          />
          <div className={styles.pieces} role="group" aria-label={words.editor.pieces}>
            {insertionsFor(value, text.source).map((insertion, place) => {
              const { name } = describePiece(insertion.open);
              const { open, close } = insertion;
              return (
                <button key={place} type="button" onClick={() => field.current!.insert(insertion)}>
                  {close === '' ? name : fill(words.pieces.pair, { open, close })}
                </button>
              );
            })}
          </div>
          {conflict && (
            <div className={styles.conflict} role="alert">
              <p>{words.conflict.title}</p>
              <p className={styles.text} lang={language} dir={own.direction}>
                <Pieces text={text.text} />
              </p>
              <button type="button" className={controls.button} onClick={writing.revert}>
                {words.conflict.take}
              </button>
              <button type="button" className={controls.button} onClick={writing.keepMine}>
                {words.conflict.keep}
              </button>
            </div>
          )}
          <Remarks id="text-remarks" text={text} language={language} writing={writing} />
          <div className={styles.actions}>
            <button
              type="button"
              className={`${controls.button} ${styles.save}`}
              disabled={!writing.isUnsaved}
              onClick={() => void writing.save()}
            >
              {words.editor.save}
            </button>
            {!writing.isUnsaved && (text.state === 'stale' || text.state === 'unread') && (
              <button
                type="button"
                className={controls.button}
                onClick={() => void writing.accept()}
              >
                {words.editor.accept}
              </button>
            )}
            {writing.isUnsaved && (
              <button type="button" className={controls.button} onClick={writing.revert}>
                {words.editor.revert}
              </button>
            )}
          </div>
        </div>
        <About
          {...about}
          onChoose={onChoose}
          id="text-note"
          text={text}
          shown={trial.shown}
          language={language}
        />
      </div>
    </section>
  );
}

interface ArrowProps {
  label: string;
  /** Nothing where there is nowhere to go. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

const Arrow = ({ label, onPress, children }: ArrowProps) => (
  <button type="button" aria-label={label} disabled={!onPress} onClick={onPress}>
    {children}
  </button>
);
