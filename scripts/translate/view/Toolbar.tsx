import type { ReactNode } from 'react';
import type { PageId } from '../../../src/site/routes.ts';
import { start } from './api.ts';
import controls from './controls.module.css';
import { fill } from './fill.ts';
import type { Undo } from './useUndo.ts';
import styles from './Toolbar.module.css';
import words from './words.json' with { type: 'json' };

const widths = ['phone', 'tablet', 'all'] as const;
/** How wide the page is shown: as on a phone, on a tablet, or as wide as there is room. */
export type Width = (typeof widths)[number];

interface ToolbarProps {
  language: string;
  beside: string;
  page: PageId;
  width: Width;
  isPointing: boolean;
  undo: Undo;
  /** What became of the last thing one did. */
  said: string;
  onLanguage: (code: string) => void;
  onBeside: (code: string) => void;
  onPage: (id: PageId) => void;
  onWidth: (width: Width) => void;
  onPointing: (isOn: boolean) => void;
}

/** What is shown, and how. */
export function Toolbar({ language, beside, page, width, isPointing, ...rest }: ToolbarProps) {
  const { undo, said, ...on } = rest;
  const languages = start.languages.map(({ code, name, isDraft }) => ({
    value: code,
    label: isDraft ? `${name} (${words.draft})` : name,
  }));
  return (
    <header className={styles.toolbar}>
      <h1 className={styles.title}>{words.title}</h1>
      <button
        type="button"
        className={controls.button}
        aria-pressed={isPointing}
        onClick={() => on.onPointing(!isPointing)}
      >
        {words.point}
      </button>
      <button
        type="button"
        className={controls.button}
        disabled={undo.what === undefined}
        aria-label={undo.what && fill(words.undoWhat, { text: undo.what })}
        onClick={undo.run}
      >
        {words.undo}
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.choices}>
        <Choice label={words.language} value={language} onChange={on.onLanguage}>
          {languages}
        </Choice>
        <Choice label={words.beside} value={beside} onChange={on.onBeside}>
          {languages}
        </Choice>
        <Choice label={words.page} value={page} onChange={(id) => on.onPage(id as PageId)}>
          {start.pages.map(({ id }) => ({ value: id, label: id }))}
        </Choice>
      </div>
      <div className={styles.widths} role="group" aria-label={words.width}>
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            className={controls.button}
            aria-pressed={width === one}
            onClick={() => on.onWidth(one)}
          >
            {words.widths[one]}
          </button>
        ))}
      </div>
    </header>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly { value: string; label: string }[];
}

function Choice({ label, value, onChange, children }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className={controls.field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
