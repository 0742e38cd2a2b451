import { expect, it } from 'vitest';
import { parseBody, parseCell, parseQuestion } from './parseBody.ts';

it('makes one list of neighbouring points of one kind, and leaves all else as it is', () => {
  const lines = [
    'Text - with a dash.',
    '- a',
    '- b',
    '1. c',
    '10. d',
    '> Note',
    '! Statement',
    '2025 was a year.',
    '? <strong>Who?</strong> One name.',
    '+ Soon | Cheap | Go | Now. | One | Two',
  ];
  expect(parseBody([...lines, '- e'])).toEqual([
    { kind: 'paragraph', text: 'Text - with a dash.' },
    { kind: 'points', items: ['a', 'b'] },
    { kind: 'numbers', items: ['c', 'd'] },
    { kind: 'note', text: 'Note' },
    { kind: 'statement', text: 'Statement' },
    { kind: 'paragraph', text: '2025 was a year.' },
    { kind: 'fields', items: ['<strong>Who?</strong> One name.'] },
    { kind: 'matrix', items: ['Soon | Cheap | Go | Now. | One | Two'] },
    { kind: 'points', items: ['e'] },
  ]);
});

it('parts a question from its hint, and a cell into what it says', () => {
  expect(parseQuestion('<strong>Who?</strong> One name.')).toEqual({
    title: 'Who?',
    hint: 'One name.',
  });
  expect(parseCell('Soon | Cheap | Go | Now. | One | Two')).toEqual({
    row: 'Soon',
    column: 'Cheap',
    verdict: 'Go',
    text: 'Now.',
    cases: ['One', 'Two'],
  });
});
