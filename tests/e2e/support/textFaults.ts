/** Finds text that is cut, or overlaps other text. */

/**
 * Runs in the page, and has all of it laid out: parts that are skipped until they come near (see
 * `src/app/Layout.module.css`) have a guessed height.
 * @returns what cannot be read in it: sideways scrolling, each text that is cut and by what, each
 *   two that overlap, with their place and their first words
 */
export function textFaults(): string[] {
  /** Pixels that rounding and side bearings may take. */
  const slack = 2;
  /** The part of a line's height that two lines may share: glyphs seldom fill it. */
  const shared = 0.15;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  interface Line extends Box {
    element: Element;
    words: string;
    block: Element;
    layer: Element | null;
  }

  const root = document.documentElement;
  const ruler = document.createElement('canvas').getContext('2d')!;
  const styles = new Map<Element, CSSStyleDeclaration>();
  function styleOf(element: Element): CSSStyleDeclaration {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element)!;
  }

  function nearest(start: Element, is: (element: Element) => boolean): Element | null {
    for (let element: Element | null = start; element; element = element.parentElement) {
      if (is(element)) return element;
    }
    return null;
  }

  const isAfterStart = (left: number, right: number) =>
    styleOf(root).direction === 'rtl' ? left + scrollX < root.clientWidth : right + scrollX > 0;

  /** For screen readers alone. */
  const isUnseen = (element: Element) => {
    const style = styleOf(element);
    // The latter is Mantine's way.
    return (
      style.clipPath === 'inset(50%)' ||
      style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)'
    );
  };
  const isBlock = (element: Element) => !/^(?:inline|contents)$/.test(styleOf(element).display);
  /** Above the page by intent: sticky elements, open menus. */
  const isLayer = (element: Element) => {
    const { position } = styleOf(element);
    return (
      /^(?:fixed|sticky)$/.test(position) ||
      (position === 'absolute' && element.parentElement?.tagName === 'DETAILS')
    );
  };

  /** @returns computes the box of a line's glyphs, as the lines of large type overlap */
  function glyphBox(element: Element, words: string): (line: DOMRect) => Box {
    const { fontStyle, fontWeight, fontSize, fontFamily, writingMode } = styleOf(element);
    if (writingMode !== 'horizontal-tb') {
      return ({ left, right, top, bottom }) => ({ left, right, top, bottom });
    }
    ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const glyphs = ruler.measureText(words);
    return ({ left, right, top, bottom, height }) => {
      // A drawing's text is scaled with it.
      const scale = height / (glyphs.fontBoundingBoxAscent + glyphs.fontBoundingBoxDescent);
      return {
        left,
        right,
        top: top + (glyphs.fontBoundingBoxAscent - glyphs.actualBoundingBoxAscent) * scale,
        bottom: bottom - (glyphs.fontBoundingBoxDescent - glyphs.actualBoundingBoxDescent) * scale,
      };
    };
  }

  /** @returns the boxes of an element's own text, line by line */
  function linesIn(element: Element): Line[] {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (nearest(element, isUnseen)) return [];
    const block = nearest(element, isBlock)!;
    const layer = nearest(element, isLayer);
    // Text in a field has no rectangle of its own, so the field's is used.
    if (
      element.matches('input:not([type=range], [type=checkbox], [type=radio]), select, textarea')
    ) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [{ left, right, top, bottom, element, words: element.tagName, block, layer }];
    }
    const texts = [...element.childNodes].filter((node): node is Text => node instanceof Text);
    return texts
      .filter((text) => /\S/.test(text.data))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = text.data.trim();
        const glyphsIn = glyphBox(element, words);
        return (
          [...range.getClientRects()]
            .filter(({ width, height }) => width > 1 && height > 1)
            // Not before the page's start, where skip links wait for the focus.
            .filter(({ left, right, bottom }) => isAfterStart(left, right) && bottom + scrollY > 0)
            .map((line) => ({ ...glyphsIn(line), element, words, block, layer }))
        );
      });
  }

  /** @returns the container that an element moves with, and that may clip it */
  function holderOf(element: Element): Element | null {
    const { position } = styleOf(element);
    if (position === 'fixed') return null;
    return position === 'absolute' && element instanceof HTMLElement
      ? element.offsetParent
      : element.parentElement;
  }

  /** The visible and the scrollable range of a container, in one direction. */
  interface Opening {
    start: 'left' | 'top';
    end: 'right' | 'bottom';
    from: number;
    to: number;
    first: number;
    last: number;
  }

  const openings = new Map<Element, Opening[]>();
  /** @returns where a container clips its content, if it does */
  function openingsOf(holder: Element): Opening[] {
    const known = openings.get(holder);
    if (known) return known;
    const { overflowX, overflowY, direction } = styleOf(holder);
    const found: Opening[] = [];
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const outer = holder.getBoundingClientRect();
      const inSvg = holder instanceof SVGElement;
      const left = outer.left + holder.clientLeft;
      const top = outer.top + holder.clientTop;
      const right = inSvg ? outer.right : left + holder.clientWidth;
      const bottom = inSvg ? outer.bottom : top + holder.clientHeight;
      const toTheLeft = direction === 'rtl' ? holder.scrollWidth - holder.clientWidth : 0;
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = holder;
      for (const [start, end, overflow, from, to, scrolled, extent] of [
        ['left', 'right', overflowX, left, right, scrollLeft + toTheLeft, scrollWidth],
        ['top', 'bottom', overflowY, top, bottom, scrollTop, scrollHeight],
      ] as const) {
        if (overflow === 'visible') continue;
        // Content that can be scrolled to is not cut, but visible only inside.
        const scrolls = /auto|scroll/.test(overflow);
        const first = scrolls ? from - scrolled : from;
        found.push({ start, end, from, to, first, last: scrolls ? first + extent : to });
      }
    }
    openings.set(holder, found);
    return found;
  }

  /** @returns the visible part of a line in a container, or nothing if it cuts the line. */
  function seenThrough(holder: Element, line: Box): Box | undefined {
    const seen = { ...line };
    for (const { start, end, from, to, first, last } of openingsOf(holder)) {
      if (line[start] < first - slack || line[end] > last + slack) return undefined;
      seen[start] = Math.min(Math.max(line[start], from), to);
      seen[end] = Math.min(Math.max(line[end], from), to);
    }
    return seen;
  }

  function pathOf(element: Element): string {
    const names: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const name = at.tagName.toLowerCase() + (at.id && `#${at.id}`);
      names.unshift([name, ...at.classList].join('.'));
      if (at.id || names.length === 4) break;
    }
    return names.join(' > ');
  }

  const describe = ({ words, element }: Line) =>
    `${JSON.stringify(words.slice(0, 40))} in ${pathOf(element)}`;

  const faults = new Set<string>();
  if (root.scrollWidth > root.clientWidth) {
    faults.add(`scrolls sideways: ${root.scrollWidth} px wide`);
  }

  const lines: Line[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    for (const line of linesIn(element)) {
      let seen: Box | undefined = line;
      let holder: Element | null = element;
      for (; seen && holder && holder !== document.body; holder = holderOf(holder)) {
        // Overflow does not apply to inline elements, except pictures.
        if (!isBlock(holder) && holder.tagName !== 'svg') continue;
        seen = seenThrough(holder, seen);
        if (!seen) faults.add(`cut: ${describe(line)} by ${pathOf(holder)}`);
      }
      if (!seen) continue;
      if (seen.left < -slack || seen.right > root.clientWidth + slack) {
        faults.add(`cut: ${describe(line)} by the edge of the page`);
      }
      lines.push({ ...line, ...seen });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [index, upper] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const lower = lines[next]!;
      if (lower.top >= upper.bottom) break;
      if (lower.block === upper.block || lower.layer !== upper.layer) continue;
      const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const down = Math.min(upper.bottom, lower.bottom) - lower.top;
      const height = Math.min(upper.bottom - upper.top, lower.bottom - lower.top);
      if (across > slack && down > Math.max(slack, shared * height)) {
        faults.add(`overlap: ${describe(upper)} and ${describe(lower)}`);
      }
    }
  }
  return [...faults];
}
