// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bodyLimit,
  chatLimits,
  chatRequestSchema,
  type ChatTurn,
  contactLimits,
  contactMessageSchema,
  idempotencyKeyPattern,
  recentTurns,
} from './contract.ts';

const message = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa.oberg+site@foretag.example',
  company: '',
  message: 'Hej!',
};

describe('contactMessageSchema', () => {
  it('trims every field and lets the company be empty or absent', () => {
    const { company: _, ...without } = message;
    expect(contactMessageSchema.parse({ ...message, firstName: ' Åsa\n' })).toEqual(message);
    expect(contactMessageSchema.parse(without)).toEqual(without);
  });

  it.each(['', '   ', '\n\t', '\u00a0\u3000\u2028', '\u200b\u200d\ufeff', '\u0000'])(
    'takes %j for empty',
    (blank) => {
      for (const field of ['firstName', 'lastName', 'email', 'message']) {
        expect(contactMessageSchema.safeParse({ ...message, [field]: blank }).success).toBe(false);
      }
    },
  );

  it('takes each field up to its limit and no further', () => {
    for (const [field, limit] of Object.entries(contactLimits)) {
      if (field === 'email') continue;
      expect(
        contactMessageSchema.safeParse({ ...message, [field]: 'x'.repeat(limit) }).success,
      ).toBe(true);
      expect(
        contactMessageSchema.safeParse({ ...message, [field]: 'x'.repeat(limit + 1) }).success,
      ).toBe(false);
    }
  });

  it.each(["o'neil@foretag.example", 'a&b@xn--fretag-wxa.example', 'A_B-c@a.b.example'])(
    'takes the address %s',
    (email) => {
      expect(contactMessageSchema.parse({ ...message, email }).email).toBe(email);
    },
  );

  it.each([
    'asa',
    'asa@foretag',
    'asa@99.90',
    'asa@foretag.0x1f',
    'asa@foretag.example, bo@foretag.example',
    'asa@foretag.example;bo@foretag.example',
    'Åsa <asa@foretag.example>',
    'åsa@foretag.example',
    '"asa oberg"@foretag.example',
    'asa@foretag.example\r\nBcc: bo@foretag.example',
    'asa\u2028bo@foretag.example',
    'asa\u2029@foretag.example',
    'asa\u00a0@foretag.example',
    'asa\u3000bo@foretag.example',
    'asa@foretag\u212a.example',
    'asa@-foretag.example',
    `${'a'.repeat(65)}@foretag.example`,
    `asa@${'a.'.repeat(130)}example`,
  ])('refuses the address %j', (email) => {
    expect(contactMessageSchema.safeParse({ ...message, email }).success).toBe(false);
  });

  it('refuses other types and fields it does not know', () => {
    expect(contactMessageSchema.safeParse({ ...message, firstName: ['Åsa'] }).success).toBe(false);
    expect(contactMessageSchema.safeParse({ ...message, company: null }).success).toBe(false);
    expect(contactMessageSchema.safeParse({ ...message, website: 'x' }).success).toBe(false);
  });
});

describe('chatRequestSchema', () => {
  const turn: ChatTurn = { role: 'user', content: 'What is HIST?' };

  it('takes a message with up to ten turns before it', () => {
    const conversationHistory = Array.from({ length: chatLimits.turns }, () => turn);
    expect(chatRequestSchema.safeParse({ message: 'Hi', conversationHistory }).success).toBe(true);
    conversationHistory.push(turn);
    expect(chatRequestSchema.safeParse({ message: 'Hi', conversationHistory }).success).toBe(false);
  });

  it('refuses a blank message, a missing history and any third role', () => {
    expect(chatRequestSchema.safeParse({ message: ' ', conversationHistory: [] }).success).toBe(
      false,
    );
    expect(chatRequestSchema.safeParse({ message: 'Hi' }).success).toBe(false);
    const conversationHistory = [{ ...turn, role: 'system' }];
    expect(chatRequestSchema.safeParse({ message: 'Hi', conversationHistory }).success).toBe(false);
  });
});

describe('recentTurns', () => {
  const turns = (count: number, content: string): ChatTurn[] =>
    Array.from({ length: count }, (_, at) => ({
      role: at % 2 ? 'assistant' : 'user',
      content: `${at}${content}`,
    }));

  it('keeps the newest ten in their order', () => {
    expect(recentTurns(turns(25, '')).map(({ content }) => Number(content))).toEqual([
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    ]);
  });

  it('always gives a request that the functions take, whatever was written', () => {
    for (const letter of ['a', 'å', '語', '🎉', '\u0000']) {
      const conversationHistory = recentTurns(turns(12, letter.repeat(5000)));
      const longest = letter.repeat(chatLimits.message / letter.length - 1) + 'a';
      const body = JSON.stringify({ message: longest, conversationHistory });
      expect(new TextEncoder().encode(body).length).toBeLessThan(bodyLimit * 1.2);
      expect(conversationHistory.length).toBeGreaterThan(0);
      expect(chatRequestSchema.safeParse({ message: longest, conversationHistory }).success).toBe(
        true,
      );
    }
  });
});

describe('idempotencyKeyPattern', () => {
  it('takes a UUID, and no spaces, line breaks or other alphabets', () => {
    expect(crypto.randomUUID()).toMatch(idempotencyKeyPattern);
    expect('k'.repeat(256)).toMatch(idempotencyKeyPattern);
    for (const key of [
      '',
      'short',
      'k'.repeat(257),
      `${'k'.repeat(20)}\n`,
      'k k'.repeat(9),
      'å'.repeat(20),
    ]) {
      expect(key).not.toMatch(idempotencyKeyPattern);
    }
  });
});
