/** Which message is meant by a place on the screen, and how one is shown in its place. */
import { markedPlaces, type Place, rangeOf } from './marked-places.ts';

/** The names of highlights (CSS Custom Highlight API), and of what stands in for one where no words are seen. */
const chosen = 'translate-chosen';
const pointed = 'translate-pointed';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ::highlight(${pointed}) { background: color-mix(in srgb, var(--mantine-primary-color-filled) 28%, transparent); }
  ::highlight(${chosen}) { background: color-mix(in srgb, var(--mantine-primary-color-filled) 45%, transparent); }
  [data-${chosen}] { outline: 3px solid var(--mantine-primary-color-filled) !important; outline-offset: 2px !important; }
  #${chosen} {
    position: absolute; inset: auto; margin: 0; padding: 0.5rem 0.75rem; max-width: 22rem; border: 0;
    border-radius: var(--mantine-radius-default); background: var(--mantine-color-text); color: var(--mantine-color-body); font-size: var(--mantine-font-size-xs);
    line-height: 1.45; pointer-events: none;
  }
  html[data-${pointed}] * { cursor: crosshair !important; }
`);
document.adoptedStyleSheets.push(sheet);

const isText = (place: Place): place is Extract<Place, { start: object }> => 'start' in place;

const elementOf = (place: Place) =>
  isText(place) ? place.start.node.parentElement! : place.element;

/** Whether one sees the words themselves; what only screen readers are told stands in a box of a pixel. */
export function isSeen(place: Place): boolean {
  if (!isText(place)) return false;
  const { width, height } = rangeOf(place).getBoundingClientRect();
  const box = elementOf(place).getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    box.width > 1 &&
    box.height > 1 &&
    // Beyond the edge, as what leads past the header until it has the focus.
    box.right + scrollX > 0 &&
    elementOf(place).checkVisibility({ visibilityProperty: true })
  );
}

/** @returns the message at a place on the screen, the innermost; nothing where there is none near */
export function textAt(x: number, y: number): Place | undefined {
  const target = document.elementFromPoint(x, y);
  if (!target) return undefined;
  const places = markedPlaces();
  const caret = document.caretPositionFromPoint(x, y);
  if (caret?.offsetNode instanceof Text && target.contains(caret.offsetNode)) {
    const { offsetNode, offset } = caret;
    const around = places.filter(
      (place) => isText(place) && rangeOf(place).isPointInRange(offsetNode, offset),
    );
    if (around.length > 0) return around.at(-1);
  }
  // Beside its words, as on the edge of a button; or what is said of a drawing.
  const within = (place: Place) => target.contains(elementOf(place));
  return (
    places.find((place) => isText(place) && within(place) && isSeen(place)) ??
    places.find(
      (place) => !isText(place) && place.element === target.closest(`[${place.attribute}]`),
    )
  );
}

/** Marks a message's words, or the element that has it. */
function highlight(name: string, place: Place | undefined): void {
  const ranges = place && isText(place) ? [rangeOf(place)] : [];
  CSS.highlights.set(name, new Highlight(...ranges));
}

/** Marks what the pointer is over. */
export const markPointed = (place: Place | undefined): void => highlight(pointed, place);

/** Shows the crosshair instead of what a press would do. */
export const showPointing = (isOn: boolean): void => {
  document.documentElement.toggleAttribute(`data-${pointed}`, isOn);
  if (!isOn) markPointed(undefined);
};

/** The message that is chosen, wherever the page may have put it since. */
let chosenNumber: number | undefined;

/** Marks the chosen message's words as they stand by now. */
export function markAgain(): void {
  const places = markedPlaces().filter(({ number }) => number === chosenNumber);
  highlight(chosen, places.find(isSeen));
}

/**
 * Brings a message into sight and marks it. What is folded away is opened; what is only heard is said in a
 * bubble beside its element.
 *
 * @returns whether it stands on the page
 */
export function choose(number: number): boolean {
  unchoose();
  chosenNumber = number;
  const places = markedPlaces().filter((place) => place.number === number);
  let place = places.find(isSeen);
  if (!place) {
    for (const hidden of places) unfold(elementOf(hidden));
    place = places.find(isSeen) ?? places[0];
  }
  if (!place) return false;
  const element = elementOf(place);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (isSeen(place)) highlight(chosen, place);
  else
    tell(
      element,
      isText(place) ? rangeOf(place).toString() : element.getAttribute(place.attribute)!,
    );
  return true;
}

/** Takes away what `choose` has put there. */
export function unchoose(): void {
  chosenNumber = undefined;
  highlight(chosen, undefined);
  document.querySelector(`[data-${chosen}]`)?.removeAttribute(`data-${chosen}`);
  document.getElementById(chosen)?.remove();
}

function unfold(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

function tell(element: Element, words: string): void {
  // In the head, nothing is to be seen.
  if (document.head.contains(element)) return;
  let seen = element;
  // What only screen readers are told has no room of its own.
  while (seen.getBoundingClientRect().width <= 1) seen = seen.parentElement!;
  seen.toggleAttribute(`data-${chosen}`, true);
  const bubble = document.createElement('div');
  bubble.id = chosen;
  bubble.popover = 'manual';
  bubble.textContent = words;
  document.body.append(bubble);
  bubble.showPopover();
  const { left, bottom } = seen.getBoundingClientRect();
  const room = document.documentElement.clientWidth - bubble.offsetWidth - 8;
  bubble.style.left = `${scrollX + Math.max(8, Math.min(left, room))}px`;
  bubble.style.top = `${scrollY + bottom + 8}px`;
}
