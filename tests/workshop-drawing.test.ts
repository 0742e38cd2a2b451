/** The drawn workshop is a file, so that home loads no script for it: it holds what is drawn elsewhere. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workshopMinutes } from '../src/content/facts.ts';
import { hair, person } from '../src/figures/phone/person.ts';

const drawing = readFileSync('public/workshop.svg', 'utf8');

it('has people as they are everywhere, outlined or filled', () => {
  for (const outline of [
    person(52) + hair.parted,
    person(60) + hair.tied,
    person(52) + hair.short,
    person(50, true),
    person(60, true),
  ]) {
    expect(drawing).toContain(`d="${outline}"`);
  }
});

it('counts the minutes of the hour, from its beginning to its end', () => {
  expect(drawing.match(/M\d+ 108v-/g)).toHaveLength(workshopMinutes + 1);
});
