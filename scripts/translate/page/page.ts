/**
 * What the site's pages have besides when they are shown to a translator: they know which message each text
 * is, tell where one is pointed at, and say a new text as soon as its file does. It runs before the
 * application does (`../translate-plugin.ts`).
 */
import { readyEvent } from '../../../src/site/start.ts';
import { keepUpToDate } from './live-words.ts';
import { keepTidy, markedPlaces, type Place } from './marked-places.ts';
import { pageChanged } from './page-events.ts';
import {
  choose,
  isSeen,
  markAgain,
  markPointed,
  textAt,
  showPointing,
  unchoose,
} from './pointing.ts';
import { play } from './play.ts';

/** Is told the number of a text that is pressed. */
let onPointed: ((number: number) => void) | undefined;

/** The message under the pointer, as long as pointing is on. */
function pointedAt(event: MouseEvent): Place | undefined {
  return onPointed && textAt(event.clientX, event.clientY);
}

window.addEventListener('pointermove', (event) => markPointed(pointedAt(event)));
document.documentElement.addEventListener('pointerleave', () => markPointed(undefined));
for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const) {
  window.addEventListener(
    kind,
    (event) => void (onPointed && event.isTrusted && event.stopImmediatePropagation()),
    true,
  );
}
window.addEventListener(
  'click',
  (event) => {
    // What the page presses itself, to show what it hides, is meant.
    if (!onPointed || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const place = pointedAt(event);
    if (place) onPointed(place.number);
  },
  true,
);

function texts() {
  const seen = new Map<number, boolean>();
  for (const place of markedPlaces()) {
    if (!seen.get(place.number)) seen.set(place.number, isSeen(place));
  }
  return Array.from(seen, ([number, isOne]) => ({ number, isSeen: isOne }));
}

document.addEventListener(
  readyEvent,
  () => {
    let soon = 0;
    // Once for all that changes together.
    keepTidy(() => {
      soon ||= window.setTimeout(() => {
        soon = 0;
        markAgain();
        window.dispatchEvent(new Event(pageChanged));
      }, 50);
    });
    window.sitePage = {
      texts,
      choose,
      unchoose,
      play,
      point: (whom) => {
        onPointed = whom;
        showPointing(whom !== undefined);
      },
    };
    window.dispatchEvent(new Event(pageChanged));
  },
  { once: true },
);
keepUpToDate();
