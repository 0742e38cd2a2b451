import { expect, it } from 'vitest';
import { parseBody } from './parseBody.ts';

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
  ];
  expect(parseBody([...lines, '- e'])).toEqual([
    { kind: 'paragraph', text: 'Text - with a dash.' },
    { kind: 'points', items: ['a', 'b'] },
    { kind: 'numbers', items: ['c', 'd'] },
    { kind: 'note', text: 'Note' },
    { kind: 'statement', text: 'Statement' },
    { kind: 'paragraph', text: '2025 was a year.' },
    { kind: 'points', items: ['e'] },
  ]);
});
