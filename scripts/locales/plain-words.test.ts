import { describe, expect, it } from 'vitest';
import { plainText, plainWordsOf } from './plain-words.ts';

const words = plainWordsOf('sv', { product: 'Lärkan', email: 'hej@larkan.example' });

describe('plain words', () => {
  it('are without tags and without the marks of where a line may end', () => {
    expect(plainText(' <science>Utbildnings\u00adprogram</science> på 10–\u206015 min ')).toBe(
      'Utbildningsprogram på 10–15 min',
    );
  });

  it('fill in names and figures', () => {
    expect(words.say('about', 'title')).toContain('Lärkan');
    expect(words.say('services', 'sales.price', { price: 600 })).toMatch(/600\sEUR/);
  });

  it('keep the tags where they are asked for', () => {
    expect(words.sayTagged('services', 'sales.price', { price: 600 })).toContain(
      '<figure>600</figure>',
    );
  });

  it('throw for a message that does not exist', () => {
    expect(words.has('faq', 'items.none')).toBe(false);
    expect(() => words.say('faq', 'items.none')).toThrow('faq:items.none in sv');
  });
});
