import { Button, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../../../ui/field.module.css';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import { readStoredJson, writeStored } from '../../../site/browserStorage.ts';
import { parseQuestion } from '../text/parseBody.ts';
import { printAlone } from './printAlone.ts';
import styles from './Sheet.module.css';

/** By section, what the fields of its sheet hold; at first what is stored, which may be rubbish. */
const sheets = new Map<string, unknown>(
  Object.entries(readStoredJson('sessionStorage', 'sheets') ?? {}),
);

interface SheetProps {
  /** The section it stands in, which it is stored by. */
  section: string;
  /** The questions, as the article's words have them. */
  items: readonly string[];
}

/**
 * Questions with a field each, to be filled in and printed. The fields are the browser's own, so that
 * they can be written in before and without scripts.
 */
export function Sheet({ section, items }: SheetProps) {
  const { t } = useTranslation('article');
  const sheet = useRef<HTMLDivElement>(null);
  /** What was cleared, until something new is written. */
  const [cleared, setCleared] = useState<readonly string[]>();
  const fields = () => [...sheet.current!.querySelectorAll('textarea')];

  useEffect(() => {
    const stored = sheets.get(section);
    const written = Array.isArray(stored) ? stored.map(String) : [];
    const all = fields();
    for (const [index, element] of all.entries()) {
      const was = written[index] ?? '';
      const early = element.value;
      // Written before the application was there, beside what was stored: neither is lost.
      if (was.startsWith(early)) element.value = was;
      else if (!early.startsWith(was)) element.value = `${was}\n${early}`;
      fit(element);
    }
    store(section, valuesOf(all));
  }, [section]);

  const write = (values: readonly string[]) => {
    for (const [index, element] of fields().entries()) {
      element.value = values[index] ?? '';
      fit(element);
    }
    store(section, values);
  };

  const clear = () => {
    const all = valuesOf(fields());
    if (!cleared && !all.some(Boolean)) return;
    write(cleared ?? []);
    setCleared(cleared ? undefined : all);
  };

  return (
    <div ref={sheet} className={styles.sheet}>
      <h3 className={typography.title} data-chat-skip="">
        {t('sheet.title')}
      </h3>
      <p className={`${typography.note} ${layout.noPrint}`} data-chat-skip="">
        {t('sheet.kept')}
      </p>
      <ol
        onInput={({ target }) => {
          fit(target as HTMLTextAreaElement);
          store(section, valuesOf(fields()));
          setCleared(undefined);
        }}
      >
        {items.map(parseQuestion).map(({ title, hint }, index) => (
          <li key={index} className={field.marked}>
            <div>
              <label htmlFor={`${section}-${index + 1}`} data-chat-read="">
                {title}
              </label>{' '}
              <p id={`${section}-${index + 1}-hint`} className={typography.note}>
                {hint}
              </p>
            </div>
            <textarea
              id={`${section}-${index + 1}`}
              aria-describedby={`${section}-${index + 1}-hint`}
              className={field.input}
              rows={2}
              placeholder=" "
              autoComplete="off"
            />
          </li>
        ))}
      </ol>
      <div className={`${layout.jsOnly} ${layout.noPrint} ${styles.actions}`} data-chat-skip="">
        <Button variant="outline" onClick={() => printAlone(sheet.current!)}>
          {t('sheet.print')}
        </Button>
        <UnstyledButton className={typography.action} onClick={clear}>
          {t(cleared ? 'sheet.undo' : 'sheet.clear')}
        </UnstyledButton>
        <output className={typography.note}>{cleared && t('sheet.cleared')}</output>
      </div>
    </div>
  );
}

const valuesOf = (fields: readonly HTMLTextAreaElement[]) => fields.map(({ value }) => value);

/** Stores what the fields of a section's sheet hold, from the first that is written on. */
function store(section: string, fields: readonly string[]): void {
  if (!fields.some(Boolean) && !sheets.has(section)) return;
  sheets.set(section, fields);
  writeStored('sessionStorage', 'sheets', JSON.stringify(Object.fromEntries(sheets)));
}

/** Makes a field as high as its text, where the browser does not do so by itself. */
function fit(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
