/**
 * Contrast of the design's colours in both schemes (WCAG 2.2: 1.4.3 for text, 1.4.11 for strokes,
 * borders and the focus ring). The colours and where they stand are read from the stylesheets.
 */
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { colorOf, type SchemeColors } from '../scripts/pages/tokens.ts';
import { filesIn, readSource } from './sourceCode.ts';

type Use = 'ground' | 'text' | 'stroke' | 'decoration' | { textOn: string };

/**
 * The use of each colour role. Colours that only redefine a role in a section need no entry: they have
 * that role's use.
 */
const uses: Record<string, Use> = {
  'mantine-color-body': 'ground',
  'color-shade': 'ground',
  'mantine-color-default': 'ground',
  'mantine-color-text': 'text',
  'mantine-color-dimmed': 'text',
  'mantine-color-error': 'text',
  // Also of text, where it is as large as 1.4.3 asks for this contrast.
  'mantine-primary-color-filled': 'stroke',
  'color-border-strong': 'stroke',
  'mantine-primary-color-contrast': { textOn: 'mantine-primary-color-filled' },
  // Hairlines carry no information.
  'mantine-color-default-border': 'decoration',
};

const tokens = 'src/ui/styles/tokens.css';
const schemes = ['light', 'dark'] as const;

/** axe's own formula, which its types omit. */
const formula = (axe as unknown as { commons: { color: AxeColor } }).commons.color;

interface AxeColor {
  Color: new () => { parseString(color: string): void };
  getContrast(ground: object, foreground: object): number;
}

function contrast(ground: string, foreground: string): number {
  const [back, front] = [ground, foreground].map((value) => {
    const color = new formula.Color();
    color.parseString(value);
    return color;
  });
  return formula.getContrast(back!, front!);
}

interface Rule {
  where: string;
  declarations: Map<string, string>;
  /** The colour roles it redefines, with their new values. */
  redefined: Map<string, string>;
}

const declaration = /(?<property>[\w-]+)\s*:\s*(?<value>[^;]+);/g;

/** @returns the innermost rules of a stylesheet, those of media queries among them */
function rulesOf(file: string): Rule[] {
  const css = readSource(file).replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)\}/g)].map(({ groups }) => {
    const found = [...groups!['body']!.matchAll(declaration)].map(
      (match) => [match.groups!['property']!, match.groups!['value']!.trim()] as const,
    );
    return {
      where: `${file} ${groups!['selector']!.trim().replaceAll(/\s+/g, ' ')}`,
      declarations: new Map(found),
      redefined: new Map(
        found
          .filter(([property]) => roles.includes(property.slice(2)))
          .map(([property, value]) => [property.slice(2), value]),
      ),
    };
  });
}

const roles = [...readSource(tokens).matchAll(/^\s*--(?<name>[\w-]+):(?<value>[^;]+);/gm)]
  .filter(({ groups }) => /#|light-dark|\b(?:rgb|hsl|hwb|lab|lch|color)\(/.test(groups!['value']!))
  .map(({ groups }) => groups!['name']!);

const rules = filesIn('src', /\.css$/)
  .filter((file) => file !== tokens)
  .flatMap(rulesOf);
const changed = rules.filter(({ redefined }) => redefined.size > 0);

const variable = /^var\(--([\w-]+)\)$/;
const named = (value: string | undefined) => variable.exec(value ?? '')?.[1];

/** @returns the colour a role has where a rule holds, or everywhere */
function resolve(role: string, rule?: Rule): SchemeColors {
  const value = rule?.redefined.get(role);
  if (value === undefined) return colorOf(role);
  const other = named(value);
  return other === undefined ? { light: value, dark: value } : colorOf(other);
}

/** @returns a message for each scheme in which a foreground is too faint */
function tooFaint(foreground: string, ground: string, least: number, rule?: Rule): string[] {
  const [front, back] = [resolve(foreground, rule), resolve(ground, rule)];
  // Print is on white paper, whatever the screen's scheme is.
  const only = rule?.declarations.get('color-scheme');
  return schemes
    .filter((scheme) => !only || only.includes(scheme))
    .map((scheme) => ({ scheme, ratio: contrast(back[scheme], front[scheme]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ scheme, ratio }) => {
      const where = rule ? `, ${rule.where}` : '';
      return `${scheme}: --${foreground} on --${ground} ${ratio.toFixed(2)} < ${least}${where}`;
    });
}

/** @returns where a role is too faint on its grounds */
function faintRole(role: string, grounds: string[], rule?: Rule): string[] {
  const use = uses[role];
  if (typeof use === 'object') return tooFaint(role, use.textOn, 4.5, rule);
  if (use !== 'text' && use !== 'stroke') return [];
  return grounds.flatMap((ground) => tooFaint(role, ground, use === 'text' ? 4.5 : 3, rule));
}

const isGround = (role: string) => uses[role] === 'ground';
const pageGrounds = roles.filter(isGround);

test('every colour has a use', () => {
  const redefinitions = new Set(
    changed.flatMap(({ redefined }) => [...redefined.values()].map(named)),
  );
  expect(roles.filter((role) => !(role in uses) && !redefinitions.has(role))).toEqual([]);
  expect(Object.keys(uses).filter((role) => !roles.includes(role))).toEqual([]);
});

test('every role has contrast with every ground of the page', () => {
  expect(Object.keys(uses).flatMap((role) => faintRole(role, pageGrounds))).toEqual([]);
});

test('redefined roles have contrast with their ground', () => {
  const faint = changed.flatMap((rule) => {
    const grounds = [...rule.redefined.keys()].filter(isGround);
    // A rule with its own ground has to suit every role, unchanged ones included.
    if (grounds.length > 0)
      return Object.keys(uses).flatMap((role) => faintRole(role, grounds, rule));
    // A rule that names no background changes what stands on the page's grounds.
    const ground = named(rule.declarations.get('background'));
    const behind = ground ? [ground] : pageGrounds;
    return [...rule.redefined.keys()].flatMap((role) => faintRole(role, behind, rule));
  });
  expect(changed.length).toBeGreaterThan(0);
  expect(faint).toEqual([]);
});

test('text has contrast with the background of its own rule', () => {
  const faint = rules.flatMap((rule) => {
    const [front, back] = ['color', 'background'].map((name) => named(rule.declarations.get(name)));
    return front && back ? tooFaint(front, back, 4.5, rule) : [];
  });
  expect(faint).toEqual([]);
});

test('the focus ring has the contrast of a stroke', () => {
  const rings = rules.flatMap(({ declarations }) =>
    [...(declarations.get('outline') ?? '').matchAll(/var\(--([\w-]+)\)/g)].map(
      ([, role]) => role!,
    ),
  );
  expect(rings).not.toEqual([]);
  expect(rings.filter((role) => uses[role] !== 'stroke' && uses[role] !== 'text')).toEqual([]);
});
