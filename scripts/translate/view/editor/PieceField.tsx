import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { describePiece, type Insertion, piecePattern } from './pieces.ts';
import styles from './pieces.module.css';

export interface PieceFieldHandle {
  focus(): void;
  /** Puts a piece in at the cursor; one that opens and closes, around what is marked. */
  insert(insertion: Insertion): void;
}

interface PieceFieldProps {
  ref?: Ref<PieceFieldHandle>;
  label: string;
  /** What describes it: the ids of elements. */
  describedBy: string;
  value: string;
  language: string;
  direction: 'ltr' | 'rtl';
  onChange: (text: string) => void;
}

/**
 * A field for a message: placeholders, tags and what one does not see are pieces in it, which the cursor
 * passes and a key removes as one.
 */
export function PieceField({ ref, value, onChange, ...about }: PieceFieldProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const hear = useEffectEvent(onChange);
  const { label, describedBy, language, direction } = about;

  useEffect(() => {
    const view = new EditorView({
      parent: parent.current!,
      state: EditorState.create({
        extensions: [
          history(),
          keymap.of([
            // A message is one line.
            { key: 'Enter', run: () => true },
            { key: 'Mod-Shift-Space', run: putInSpace },
            ...historyKeymap,
            ...standardKeymap,
          ]),
          EditorState.transactionFilter.of((transaction) =>
            transaction.newDoc.lines > 1 ? [] : transaction,
          ),
          EditorView.clipboardInputFilter.of((text) => text.replace(/\s*\n\s*/g, ' ').trim()),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': describedBy,
            lang: language,
            dir: direction,
            spellcheck: 'true',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) hear(update.state.doc.toString());
          }),
          pieces,
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [label, describedBy, language, direction]);

  useEffect(() => {
    const view = editor.current!;
    const { length } = view.state.doc;
    if (view.state.doc.toString() !== value) {
      view.dispatch({
        changes: { from: 0, to: length, insert: value },
        // It was not typed here.
        annotations: Transaction.addToHistory.of(false),
      });
    }
  }, [value, label, describedBy, language, direction]);

  useImperativeHandle(ref, () => ({
    focus: () => editor.current!.focus(),
    insert: ({ open, close }) => {
      const view = editor.current!;
      const { from, to } = view.state.selection.main;
      view.dispatch({
        changes: [
          { from, insert: open },
          { from: to, insert: close },
        ],
        selection: { anchor: to + open.length },
      });
      view.focus();
    },
  }));

  return <div ref={parent} className={styles.field} />;
}

/** A no-break space, by the keys that word processors have for it. */
const putInSpace: Command = (view) => {
  view.dispatch(view.state.replaceSelection('\u00a0'));
  return true;
};

class PieceWidget extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: PieceWidget): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const { kind, label, name } = describePiece(this.text);
    const piece = document.createElement('span');
    piece.className = `${styles.piece} ${styles[kind]}`;
    piece.textContent = label;
    piece.title = name;
    piece.role = 'img';
    piece.ariaLabel = name;
    return piece;
  }
}

const matcher = new MatchDecorator({
  regexp: piecePattern,
  decoration: ([text]) => Decoration.replace({ widget: new PieceWidget(text) }),
});

const pieces = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }

    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) =>
      EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
  },
);
