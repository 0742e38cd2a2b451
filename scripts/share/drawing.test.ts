import { describe, expect, it } from 'vitest';
import { drawShare, type SharePicture } from './drawing.ts';

const picture: SharePicture = {
  product: 'Skillspurt',
  title: 'Frågor och svar',
  ground: 'paper',
  caption: 'Ett streck är en fråga.',
};

const textOf = (changes: Partial<SharePicture>) =>
  JSON.stringify(drawShare({ ...picture, ...changes }).text);
const shapesOf = (changes: Partial<SharePicture>) => drawShare({ ...picture, ...changes }).shapes;

describe('the picture of a page', () => {
  it('sets the title and the caption', () => {
    expect(textOf({})).toContain(picture.title);
    expect(textOf({})).toContain(picture.caption);
  });

  it('draws the wordmark’s bars, and sets another name as text', () => {
    expect(textOf({})).not.toContain('Skillspurt');
    expect(textOf({ product: 'Lärkan' })).toContain('Lärkan');
    expect(shapesOf({ product: 'Lärkan' })).not.toBe(shapesOf({}));
  });

  it('omits texts with letters that the fonts lack', () => {
    expect(textOf({ title: 'Ερωτήσεις' })).not.toContain('Ερωτήσεις');
    expect(textOf({ title: 'Usein kysyttyä: ő' })).toContain('Usein kysyttyä: ő');
  });

  it('draws each stroke once, and no rests', () => {
    const strokes = [
      { height: 0.5, tone: 'ink' },
      { height: 0, tone: 'ink' },
      { height: 1, tone: 'ember' },
      { height: 1, tone: 'half' },
    ] as const;
    const lines = shapesOf({ strokes }).match(/M\d+(?:\.5)? \d+v-\d+/g);
    expect(lines).toHaveLength(3);
  });

  it('sets a price in its parts', () => {
    const price = { before: 'Från', figure: '500', unit: 'EUR / månad' };
    for (const part of Object.values(price)) expect(textOf({ prices: [price] })).toContain(part);
  });
});
