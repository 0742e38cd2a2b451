import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useId } from 'react';
import type * as Client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ReadyEvent, readyEvent } from '../site/start.ts';
import { hydrate } from './hydrate.tsx';

// As React does where something has changed the page.
vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof Client>();
  const hydrateRoot: typeof client.hydrateRoot = (root, page) => {
    const made = client.createRoot(root);
    made.render(page);
    return made;
  };
  return { ...client, hydrateRoot };
});

let root: HTMLElement;
const find = (selector: string) => root.querySelector<HTMLInputElement>(selector)!;
let current: ReadyEvent['detail'];

document.addEventListener(readyEvent, (event) => ({ detail: current } = event as ReadyEvent));
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

interface PageProps {
  first?: ReactNode;
  onReady?: () => void;
  children: ReactNode;
}

function Page({ first, onReady, children }: PageProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      {first}
      {children}
    </>
  );
}

/** Shows a page as it is prerendered. @returns hydrates it, or makes another one of it */
function show(prerendered: ReactNode) {
  root.innerHTML = renderToString(<Page>{prerendered}</Page>);
  return async (page = prerendered) => {
    const render = (first: ReactNode, onReady: () => void) => (
      <Page first={first} onReady={onReady}>
        {page}
      </Page>
    );
    await act(async () => hydrate(root, render));
  };
}

function Form() {
  const id = useId();
  return (
    <form>
      <details name={id}>
        <summary>A</summary>
      </details>
      <details name={id}>
        <summary>B</summary>
      </details>
      <input name="a" />
      <input name="b" />
      <textarea id={id} className="field" />
      <input type="password" />
      <input type="checkbox" />
      <select>
        <option>1</option>
        <option>2</option>
      </select>
    </form>
  );
}

const written = { '[name=b]': 'B', textarea: 'Text', '[type=password]': 'secret', select: '2' };

test.each([
  ['beside fields that are not its own', () => find('[name=a]').before(...strangers())],
  ['whatever has become of its attributes', () => find('textarea').removeAttribute('id')],
])(
  'what is written, chosen, opened and focused is so in a page that is rendered anew, %s',
  async (_, change) => {
    const make = show(<Form />);
    for (const [field, value] of Object.entries(written)) find(field).value = value;
    find('[type=checkbox]').checked = true;
    find('details + details').setAttribute('open', '');
    find('[name=b]').focus();
    find('[name=b]').setSelectionRange(0, 1);
    change();
    const old = find('[name=b]');
    await make();
    for (const [field, value] of Object.entries(written)) expect(find(field).value).toBe(value);
    expect(find('[name=a]').value).toBe('');
    expect(find('[type=checkbox]').checked).toBe(true);
    expect(find('[open]').textContent).toBe('B');
    expect(find('[name=b]')).not.toBe(old);
    expect(document.activeElement).toBe(find('[name=b]'));
    expect(find('[name=b]').selectionEnd).toBe(1);
  },
);

const strangers = () => ['input', 'textarea'].map((name) => document.createElement(name));

test('a question that is no longer suggested has not become another one', async () => {
  const ask = (...ids: string[]) =>
    ids.map((id) => <button key={id} type="button" data-answer={id} />);
  const make = show(ask('price', 'session'));
  const [price, session] = root.querySelectorAll('button');
  await make(ask('data', 'session'));
  expect(current(price!)).toBeUndefined();
  expect(current(session!)).toBe(find('[data-answer=session]'));
});
