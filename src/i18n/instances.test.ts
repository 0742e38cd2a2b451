import { expect, it } from 'vitest';
import { addMessages, createI18n } from './instances.ts';

const messages = {
  en: {
    common: {
      skip: 'Sessions of 10–15 minutes, 40–50%, 10～15分, by {{product}} – and an AI-mentor, self-made',
      homeLink: '{{product}} & <b>{{email}}</b>',
    },
  },
};

function say(key: 'skip' | 'homeLink'): string {
  const instance = createI18n('en', { product: 'Skillspurt', email: 'a@b.example' });
  addMessages(instance, messages);
  return instance.t(key);
}

it('prevents line breaks in ranges and hyphenated compounds, and leaves other dashes unchanged', () => {
  expect(say('skip')).toBe(
    'Sessions of 10–\u206015 minutes, 40–\u206050%, 10\u2060～\u206015分, by Skillspurt – and an AI-\u2060mentor, self-made',
  );
});

it('interpolates the default values as text', () => {
  expect(say('homeLink')).toBe('Skillspurt & <b>a@b.example</b>');
});
