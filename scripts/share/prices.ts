/** Sets the prices of a page's picture on its hairline: one as an event, more side by side. */
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { canSet, familyOf } from './fonts.ts';

/** A price in the parts it is set in: `From`, `500`, `EUR / month`. */
export interface PriceParts {
  before: string;
  figure: string;
  unit: string;
}

interface Place {
  left: number;
  width: number;
  /** Where the hairline runs, and how high the picture is. */
  baseline: number;
  height: number;
}

/** @returns the prices, standing on the hairline */
export function setPrices(prices: readonly PriceParts[], place: Place): ReactNode {
  const [only, ...others] = prices;
  return only && others.length === 0 ? onePrice(only, place) : priceColumns(prices, place);
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Nothing stands where the typeface lacks the letters. */
const word = (text: string, fontSize: number, style: CSSProperties = {}) =>
  box(
    { fontFamily: familyOf('display'), fontSize, lineHeight: 1, ...style },
    canSet(text) ? text : '',
  );

const number = (text: string, fontSize: number) =>
  word(text, fontSize, { lineHeight: 0.76, letterSpacing: -0.045 * fontSize });

function onePrice({ before, figure, unit }: PriceParts, place: Place): ReactNode {
  const { left, width, baseline, height } = place;
  return box(
    { position: 'absolute', left, width, bottom: height - baseline, flexDirection: 'column' },
    word(before, 44, { marginBottom: 18 }),
    box(
      { alignItems: 'flex-end' },
      number(figure, 270),
      word(unit, 60, { marginLeft: 34, marginBottom: 6 }),
    ),
  );
}

function priceColumns(prices: readonly PriceParts[], place: Place): ReactNode {
  const { left, width, baseline, height } = place;
  const row = (style: CSSProperties, cell: (price: PriceParts) => ReactNode) =>
    box(
      { position: 'absolute', left, width, ...style },
      ...prices.map((price) => box({ flex: 1, flexDirection: 'column' }, cell(price))),
    );
  return [
    row({ bottom: height - baseline }, ({ before, figure }) =>
      box({ flexDirection: 'column' }, word(before, 32, { marginBottom: 14 }), number(figure, 150)),
    ),
    row({ top: baseline + 18 }, ({ unit }) => word(unit, 32)),
  ].map((element, index) =>
    createElement('div', { key: index, style: { display: 'flex' } }, element),
  );
}
