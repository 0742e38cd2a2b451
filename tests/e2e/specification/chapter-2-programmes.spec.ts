/** The specification's table of routes, row by row: the three programmes and what they cost. */
import { expect, test } from '../support/test.ts';
import {
  band,
  expectInOrder,
  fixed,
  inEveryLanguage,
  open,
  plain,
  readable,
  wordsIn,
} from './support.ts';

inEveryLanguage((code) => {
  const english = code === 'en';

  test('ch. 2: "/services/company-learning-programs — From 500 EUR / month, 4 benefits, 3 steps."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'company-learning-programs');
    const main = await open(page, 'company-learning-programs', code);
    await expectInOrder(main, [
      fixed(code, 'From 500 EUR / month', () => say('head.price', { price: 500 })),
    ]);
    await expect(band(main, say('benefits.title')).getByRole('listitem')).toHaveCount(4);
    await expect(band(main, say('steps.title')).getByRole('listitem')).toHaveCount(3);
    for (const item of await band(main, say('benefits.title')).getByRole('listitem').all()) {
      await expect(item.getByRole('heading')).not.toBeEmpty();
    }
  });

  test('ch. 2: "/services/sales-training-programs — Less than 600 EUR / user; six training components; six industries; three result claims (25%+ close rate, 18% shorter sales cycles, 35% higher deal value)."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'sales-training-programs');
    const main = await open(page, 'sales-training-programs', code);
    await expectInOrder(main, [
      fixed(code, 'Less than 600 EUR / user', () => say('head.price', { price: 600 })),
    ]);
    const components = band(main, say('parts.title')).getByRole('listitem');
    await expect(components.getByRole('heading')).toHaveCount(6);
    const industries = band(main, say('industries.title')).getByRole('listitem');
    await expect(industries).toHaveCount(6);
    expect(new Set(await industries.allInnerTexts()).size).toBe(6);
    const claims = band(main, say('results.title')).getByRole('listitem').getByRole('heading');
    const wanted = english
      ? ['25%+ close rate', '18% shorter sales cycles', '35% higher deal value']
      : [
          plain(say('results.closeRate.heading', { closeRate: 25 })),
          plain(say('results.cycles.heading', { cyclesShorter: 18 })),
          plain(say('results.value.heading', { dealValueHigher: 35 })),
        ];
    expect((await claims.allInnerTexts()).map(plain)).toEqual(wanted);
    for (const [place, figure] of ['25%+', '18%', '35%'].entries()) {
      expect(await readable(claims.nth(place))).toContain(figure);
    }
  });

  test('ch. 2: "/services/compliance-programs — From 10 EUR / user; two areas (data protection and privacy; workplace safety and HR); cost-of-non-compliance cards (20M+ EUR fines, …); three benefits (40-50% completion)."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'compliance-programs');
    const main = await open(page, 'compliance-programs', code);
    await expectInOrder(main, [
      fixed(code, 'From 10 EUR / user', () => say('head.price', { price: 10 })),
    ]);
    await expect(
      band(main, say('areas.title')).getByRole('article').getByRole('heading'),
    ).toHaveText(
      english
        ? ['Data protection and privacy', 'Workplace safety and HR']
        : [say('areas.data.title'), say('areas.work.title')],
    );
    const costs = band(main, say('costs.title')).getByRole('listitem').getByRole('heading');
    expect((await costs.allInnerTexts()).map(plain)).toEqual(
      english
        ? ['20M+ EUR fines', '500K+ EUR legal costs', 'Reputation', 'Disruption']
        : ['fines', 'legal', 'reputation', 'disruption'].map((id) =>
            plain(say(`costs.${id}.heading`)),
          ),
    );
    expect(await readable(costs.nth(0))).toMatch(/\b20\D.*EUR/);
    expect(await readable(costs.nth(1))).toMatch(/\b500\D.*EUR/);
    const benefits = band(main, say('benefits.title')).getByRole('listitem');
    await expect(benefits.getByRole('heading')).toHaveCount(3);
    expect(await readable(band(main, say('benefits.title')))).toContain('40-50%');
  });
});
