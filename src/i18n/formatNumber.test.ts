import { expect, it, vi } from 'vitest';
import { languages } from 'virtual:site';
import { formatNumber } from './formatNumber.ts';

const tags = [...languages.map(({ code }) => code), 'ar-EG', 'fa'];
const values = [0, 9, 100, 999, 1000, 9999, 10_000, 654_321, 1_234_567, -1, 0.5, 12.25, 1e21];

it.each(tags)('says numbers in %s as the platform does', (tag) => {
  const platform = new Intl.NumberFormat(tag);
  expect(values.map((value) => formatNumber(value, tag, {}))).toEqual(
    values.map((value) => platform.format(value)),
  );
});

it('heeds what a message asks for', () => {
  const options = { minimumFractionDigits: 1 };
  const [{ code }] = languages as [(typeof languages)[number]];
  expect(formatNumber(9, code, options)).toBe(new Intl.NumberFormat(code, options).format(9));
});

it('does not wake the platform for a whole number, whatever else a message says', () => {
  const platform = vi.spyOn(Intl, 'NumberFormat');
  for (const { code, thousands } of languages) {
    if (thousands) formatNumber(12_500, code, { minute: 9, count: 13 });
  }
  expect(platform).not.toHaveBeenCalled();
});
