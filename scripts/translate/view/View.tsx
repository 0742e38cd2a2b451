import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Text } from '../contract.ts';
import { sceneOf } from '../page/scenes.ts';
import { start } from './api.ts';
import controls from './controls.module.css';
import { Editor } from './editor/Editor.tsx';
import { failureOf } from './failureOf.ts';
import { readPlace, writePlace } from './place.ts';
import { TextList } from './list/TextList.tsx';
import { Toolbar, type Width } from './Toolbar.tsx';
import { useList } from './list/useList.ts';
import { loadPage, untilShown } from './shownPage.ts';
import { addressOf, useSite } from './useSite.ts';
import { useFreshTexts, useTexts } from './useTexts.ts';
import { useUndo } from './useUndo.ts';
import styles from './View.module.css';
import words from './words.json' with { type: 'json' };

const idOf = ({ file, key }: Pick<Text, 'file' | 'key'>) => `${file}:${key}`;

/** The whole view. */
export function View() {
  const [begin] = useState(readPlace);
  const [beside, setBeside] = useState(begin.beside);
  /** The chosen text's name. */
  const [chosen, setChosen] = useState(begin.text);
  const [isPointing, setPointing] = useState(true);
  const [width, setWidth] = useState<Width>('all');
  const [tab, setTab] = useState<'site' | 'texts'>('site');
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const rows = useRef<HTMLElement>(null);

  useFreshTexts();
  const site = useSite(frame);
  const { language, page } = site.shown ?? begin;
  const { texts, isLoading, failure } = useTexts(language);
  const { texts: besideTexts } = useTexts(beside);
  const files = useMemo(() => start.pages.find(({ id }) => id === page)!.files, [page]);
  const list = useList(texts, files, site.shown?.texts ?? none);
  const text = texts.find((one) => idOf(one) === chosen);
  const name = text && idOf(text);
  const row = text ? list.texts.indexOf(text) : -1;
  const undo = useUndo(setSaid, (undone) => {
    setChosen(idOf(undone));
    site.go(page, undone.language);
  });

  useEffect(
    () => writePlace({ language, beside, page, text: name }),
    [language, beside, page, name],
  );

  // Also when the page has come that has it.
  const { sitePage } = site;
  const number = text?.number;
  useEffect(() => {
    if (number === undefined) sitePage?.unchoose();
    else sitePage?.choose(number);
  }, [sitePage, number]);

  const hearPointed = useEffectEvent((pointed: number) => {
    const one = texts.find((other) => other.number === pointed);
    if (one) setChosen(idOf(one));
  });
  useEffect(
    () => sitePage?.point(isPointing ? (pointed) => hearPointed(pointed) : undefined),
    [sitePage, isPointing],
  );

  function choose(wanted: Text): void {
    setChosen(idOf(wanted));
    const home = start.pages.find((one) => one.files.includes(wanted.file));
    if (!files.includes(wanted.file) && home) site.go(home.id, language);
  }

  async function showInPlace(wanted: Text): Promise<void> {
    const scene = sceneOf(wanted.file, wanted.key);
    setTab('site');
    setSaid('');
    try {
      const at = addressOf(scene?.page ?? page, language);
      const fresh = await loadPage(frame.current!, at, scene?.width);
      if (scene) await fresh.play(scene);
      await untilShown(fresh, wanted.number);
      fresh.choose(wanted.number);
    } catch (error) {
      setSaid(failureOf(error));
    }
  }

  function close(): void {
    const ownRow = rows.current!.querySelector<HTMLElement>('[aria-current]');
    flushSync(() => {
      setTab('texts');
      setChosen(undefined);
    });
    (ownRow ?? rows.current!.querySelector('input')!).focus();
  }

  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // What is hidden takes no focus.
      flushSync(() => setTab('texts'));
      const field = rows.current!.querySelector('input')!;
      field.focus();
      // Another search takes the place of the one before.
      field.select();
    };
    window.addEventListener('keydown', search);
    return () => window.removeEventListener('keydown', search);
  }, []);

  return (
    <div className={styles.view} data-tab={tab}>
      <Toolbar
        language={language}
        beside={beside}
        page={page}
        width={width}
        isPointing={isPointing}
        undo={undo}
        said={said}
        onLanguage={(code) => site.go(page, code)}
        onBeside={setBeside}
        onPage={(id) => site.go(id, language)}
        onWidth={setWidth}
        onPointing={setPointing}
      />
      <main className={styles.main}>
        <div className={styles.tabs} role="group" aria-label={words.tabs.label}>
          {(['site', 'texts'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={controls.tab}
              aria-pressed={tab === one}
              onClick={() => setTab(one)}
            >
              {words.tabs[one]}
            </button>
          ))}
        </div>
        <TextList
          ref={rows}
          list={list}
          language={language}
          isLoading={isLoading}
          failure={failure}
          chosen={text}
          onChoose={choose}
        />
        {text ? (
          <Editor
            // Each text has a history of its own.
            key={`${language} ${name}`}
            text={text}
            language={language}
            besideLanguage={beside}
            beside={besideTexts.find((one) => idOf(one) === name)}
            twins={texts.filter((one) => one.source === text.source && one !== text)}
            previous={list.texts[row - 1]}
            next={row === -1 ? undefined : list.texts[row + 1]}
            onSay={setSaid}
            onChoose={choose}
            onClose={close}
            onPage={(id) => site.go(id, language)}
            onShow={() => void showInPlace(text)}
          />
        ) : (
          <p className={styles.hint}>
            {words.editor.none} <span className={styles.keys}>{words.keys}</span>
          </p>
        )}
        <div className={styles.stage} data-width={width}>
          <iframe
            ref={frame}
            title={words.site}
            src={addressOf(begin.page, begin.language)}
            className={styles.frame}
          />
        </div>
      </main>
    </div>
  );
}

const none: readonly { number: number; isSeen: boolean }[] = [];
