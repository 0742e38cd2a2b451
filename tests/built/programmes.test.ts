/** The specification's table of routes (chapter 2), row by row: the three programmes and what they cost. */
import { describe, expect, test } from 'vitest';
import { completion } from '../../src/content/facts.ts';
import { languages } from './builtPages.ts';
import { headings, pageIn, read, strokesIn } from './pageText.ts';

describe.each(languages)('in $code', ({ code }) => {
  const english = code === 'en';
  /** The heading of each item in the section that a heading begins. */
  const titlesIn = (items: ReturnType<typeof pageIn>['items'], heading: string) =>
    items(heading).map((item) => headings(item)[0]);

  test('ch. 2: “/services/company-learning-programs | From 500 EUR / month, 4 benefits, 3 steps.”', () => {
    const { message, text, items, sections, within } = pageIn(code, 'company-learning-programs');
    expect(text).toContain(english ? 'From 500 EUR / month' : message('head.price'));
    const benefits = within(message('benefits.title'), 'details');
    expect(benefits.map((benefit) => headings(benefit).length)).toEqual([1, 1, 1, 1]);
    expect(items(message('steps.title'))).toHaveLength(3);
    // Of twenty strokes five people each: who finish, who may, who do not; below, in the industry. And of
    // twenty that traditional training costs, those that the offer does, above all.
    const [comparison] = sections(message('comparison.title'));
    expect(strokesIn(comparison!, 'figure svg[preserveAspectRatio]')).toEqual([
      [completion.histFrom / 5, (completion.histTo - completion.histFrom) / 5, 10],
      [completion.industry / 5, 20 - completion.industry / 5],
      [10],
      [20],
    ]);
    // Each step with a drawing says what it shows, or what its own strokes are.
    expect(
      items(message('steps.title')).flatMap((step) =>
        step.querySelectorAll('figcaption').map(read),
      ),
    ).toEqual(['workshop', 'train'].map((id) => message(`steps.${id}.caption`)));
    // A stroke a day, and of the certificate one for each session of the month.
    const [month] = sections(message('benefits.title'));
    const days = strokesIn(month!, 'summary svg');
    expect(days.flat().reduce((sum, count) => sum + count)).toBe(28);
    const sessions = days.reduce((sum, [taken]) => sum + taken!, 0);
    const [seal] = month!.querySelectorAll('[class*=_sheet_] svg');
    expect(seal!.querySelector('[pathLength]')!.getAttribute('pathLength')).toBe(`${sessions}`);
  });

  test('ch. 2: “/services/sales-training-programs | Less than 600 EUR / user; six training components; six industries; three result claims (25%+ close rate, 18% shorter sales cycles, 35% higher deal value).”', () => {
    const { message, text, items } = pageIn(code, 'sales-training-programs');
    expect(text).toContain(english ? 'Less than 600 EUR / user' : message('head.price'));
    expect(titlesIn(items, message('parts.title')).filter(Boolean)).toHaveLength(6);
    const industries = items(message('industries.title')).map(read);
    expect(industries).toHaveLength(6);
    expect(new Set(industries).size).toBe(6);
    const claims = titlesIn(items, message('results.title'));
    expect(claims).toEqual(
      english
        ? ['25%+ close rate', '18% shorter sales cycles', '35% higher deal value']
        : [
            message('results.closeRate.heading'),
            message('results.cycles.heading'),
            message('results.value.heading'),
          ],
    );
    for (const [index, figure] of ['25%', '18%', '35%'].entries()) {
      expect(claims[index]).toContain(figure);
    }
  });

  test('ch. 2: “/services/compliance-programs | From 10 EUR / user; two areas (data protection and privacy; workplace safety and HR); cost-of-non-compliance cards (20M+ EUR fines, 500K+ EUR legal costs, reputation, disruption); three benefits (40-50% completion).”', () => {
    const { message, text, sections, within, items } = pageIn(code, 'compliance-programs');
    expect(text).toContain(english ? 'From 10 EUR / user' : message('head.price'));
    const areas = within(message('areas.title'), 'article');
    expect(areas.map((area) => headings(area)[0])).toEqual(
      english
        ? ['Data protection and privacy', 'Workplace safety and HR']
        : [message('areas.data.title'), message('areas.work.title')],
    );
    const costs = titlesIn(items, message('costs.title'));
    expect(costs).toEqual(
      english
        ? ['20M+ EUR fines', '500K+ EUR legal costs', 'Reputation', 'Disruption']
        : ['fines', 'legal', 'reputation', 'disruption'].map((id) =>
            message(`costs.${id}.heading`),
          ),
    );
    expect(costs[0]).toMatch(/\b20\D.*EUR/i);
    expect(costs[1]).toMatch(/\b500\D.*EUR/i);
    expect(titlesIn(items, message('benefits.title')).filter(Boolean)).toHaveLength(3);
    expect(sections(message('benefits.title')).map(read).join()).toContain('40-50%');
  });
});
