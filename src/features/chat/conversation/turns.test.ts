import { expect, test } from 'vitest';
import { fitnessOf, historyBefore, interrupted, type Outcome, type Turn } from './turns.ts';

const timestamp = '2026-11-20T09:41:00.000Z';

function turn(id: string, outcome: Outcome = answered(`to ${id}`)): Turn {
  return { question: { id, text: id, sender: 'user', timestamp }, language: 'en', outcome };
}

function answered(text: string): Outcome {
  return { state: 'answered', reply: { id: `reply-${text}`, text, sender: 'ai', timestamp } };
}

test.each(['', ' ', '\n\t ', '\u00a0', '\u200b\u2060', '\ufeff'])('%j is blank', (text) => {
  expect(fitnessOf(text)).toBe('blank');
});

test('a message may have 2000 characters, not counting the white space around it', () => {
  expect(fitnessOf(` ${'a'.repeat(2000)}\n`)).toBe('sendable');
  expect(fitnessOf('a'.repeat(2001))).toBe('tooLong');
});

// Ch. 9: “Chat history sent: last 10 messages, greeting excluded.” That is no turn.
test('the history is the ten messages before the new one, oldest first', () => {
  const turns = ['1', '2', '3', '4', '5', '6', '7'].map((id) => turn(id));
  const history = historyBefore(turns, '7');
  expect(history).toHaveLength(10);
  expect(history[0]).toEqual({ role: 'user', content: '2' });
  expect(history[1]).toEqual({ role: 'assistant', content: 'to 2' });
  expect(history.at(-1)).toEqual({ role: 'assistant', content: 'to 6' });
});

test('questions without a reply leave no trace in the history, and do not count', () => {
  const turns = [
    turn('1'),
    turn('failed', { state: 'failed', failure: 'functionError', timestamp }),
    turn('empty', { state: 'failed', failure: 'noAnswer', timestamp }),
    turn('stopped', { state: 'failed', failure: 'stopped', timestamp }),
    turn('2'),
    turn('new', { state: 'awaited' }),
  ];
  expect(historyBefore(turns, 'new').map(({ content }) => content)).toEqual([
    '1',
    'to 1',
    '2',
    'to 2',
  ]);
});

test('a part of a reply is a reply', () => {
  const turns = [
    turn('1', { state: 'failed', failure: 'brokenOff', text: 'a part', timestamp }),
    turn('2', { state: 'failed', failure: 'stopped', text: 'another', timestamp }),
  ];
  expect(historyBefore([...turns, turn('new')], 'new').map(({ content }) => content)).toEqual([
    '1',
    'a part',
    '2',
    'another',
  ]);
});

test('a question sent again is told what came before it, not what came after', () => {
  const turns = [turn('1'), turn('again', { state: 'awaited' }), turn('2')];
  expect(historyBefore(turns, 'again').map(({ content }) => content)).toEqual(['1', 'to 1']);
});

test('the first question has no history', () => {
  expect(historyBefore([turn('1', { state: 'awaited' })], '1')).toEqual([]);
});

test('only an awaited reply is interrupted', () => {
  expect(interrupted(turn('1'))).toEqual(turn('1'));
  expect(interrupted(turn('1', { state: 'awaited' })).outcome).toEqual({
    state: 'failed',
    failure: 'functionError',
    timestamp,
  });
  expect(interrupted(turn('1', { state: 'awaited', text: 'a part' })).outcome).toEqual({
    state: 'failed',
    failure: 'brokenOff',
    text: 'a part',
    timestamp,
  });
});
