/** Mantine's variables: the site writes no sheet of them, so that each that is asked for is a token. */
import { expect, it } from 'vitest';
import { readFolder } from '../../scripts/build/output.ts';

it('every variable of Mantine that a stylesheet asks for without another value is defined', () => {
  const sheets = [...readFolder(new URL('../../dist/', import.meta.url))]
    .filter(([file]) => file.endsWith('.css'))
    .map(([, content]) => content.toString());
  const css = sheets.join('');
  const defined = new Set(Array.from(css.matchAll(/(--mantine-[\w-]+):/g), ([, name]) => name));
  const asked = Array.from(css.matchAll(/var\((--mantine-[\w-]+)\)/g), ([, name]) => name!);
  expect(asked).not.toEqual([]);
  expect([...new Set(asked)].filter((name) => !defined.has(name))).toEqual([]);
});
