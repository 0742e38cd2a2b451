import { expect, test } from 'vitest';
import { classifierOf } from '../../supabase/functions/chat-with-ai/search/classifier.ts';
import { featuresOf } from '../../supabase/functions/chat-with-ai/search/words.ts';
import { trainClassifier } from './train-classifier.ts';

/** Three letters each, and no two alike. */
const wordOf = (number: number) =>
  [26 * 26, 26, 1]
    .map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26)))
    .join('');

test.each([10, 5000])('of %i classes the most similar one is found', (classes) => {
  const examples = Array.from(
    { length: classes },
    (_, category) => [category, featuresOf(`ask ${wordOf(category)}`)] as const,
  );
  const { scoresOf } = classifierOf(trainClassifier(examples, classes));
  for (const category of [0, 7, classes - 1]) {
    const scores = scoresOf([[featuresOf(`ask ${wordOf(category)}`), 1]]);
    expect(scores.indexOf(Math.max(...scores))).toBe(category);
  }
});
