import { describe, expect, it } from 'vitest';
import { plainText, plainMessagesOf } from './plain-messages.ts';

const messages = plainMessagesOf('sv', { product: 'Lärkan', email: 'hej@larkan.example' });

describe('plain messages', () => {
  it('have no tags, soft hyphens or word joiners', () => {
    expect(plainText(' <science>Utbildnings\u00adprogram</science> på 10–\u206015 min ')).toBe(
      'Utbildningsprogram på 10–15 min',
    );
  });

  it('fill in names and figures', () => {
    expect(messages.say('about', 'title')).toContain('Lärkan');
    expect(messages.say('services', 'sales.price', { price: 600 })).toMatch(/600\sEUR/);
  });

  it('keep the tags on request', () => {
    expect(messages.sayTagged('services', 'sales.price', { price: 600 })).toContain(
      '<figure>600</figure>',
    );
  });

  it('throw for a message that does not exist', () => {
    expect(messages.has('faq', 'items.none')).toBe(false);
    expect(() => messages.say('faq', 'items.none')).toThrow('faq:items.none in sv');
  });
});
