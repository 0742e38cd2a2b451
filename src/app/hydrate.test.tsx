import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useId } from 'react';
import type * as Client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ReadyEvent, readyEvent } from '../site/start.ts';
import { hydrate } from './hydrate.tsx';

// Renders on the client, as React does after a hydration mismatch.
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

/** Shows a prerendered page. @returns hydrates it, or replaces it with another page */
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

const values = { '[name=b]': 'B', textarea: 'Text', '[type=password]': 'secret', select: '2' };

test.each([
  ['with foreign fields beside them', () => find('[name=a]').before(...foreignFields())],
  ['with an attribute removed', () => find('textarea').removeAttribute('id')],
])(
  'values, choices, open details, selection and focus survive a client re-render, %s',
  async (_, change) => {
    const hydratePage = show(<Form />);
    for (const [field, value] of Object.entries(values)) find(field).value = value;
    find('[type=checkbox]').checked = true;
    find('details + details').setAttribute('open', '');
    find('[name=b]').focus();
    find('[name=b]').setSelectionRange(0, 1);
    change();
    const old = find('[name=b]');
    await hydratePage();
    for (const [field, value] of Object.entries(values)) expect(find(field).value).toBe(value);
    expect(find('[name=a]').value).toBe('');
    expect(find('[type=checkbox]').checked).toBe(true);
    expect(find('[open]').textContent).toBe('B');
    expect(find('[name=b]')).not.toBe(old);
    expect(document.activeElement).toBe(find('[name=b]'));
    expect(find('[name=b]').selectionEnd).toBe(1);
  },
);

const foreignFields = () => ['input', 'textarea'].map((name) => document.createElement(name));

test('a suggested question that is gone is not matched to another one', async () => {
  const ask = (...ids: string[]) =>
    ids.map((id) => <button key={id} type="button" data-answer={id} />);
  const hydratePage = show(ask('price', 'session'));
  const [price, session] = root.querySelectorAll('button');
  await hydratePage(ask('data', 'session'));
  expect(current(price!)).toBeUndefined();
  expect(current(session!)).toBe(find('[data-answer=session]'));
});
