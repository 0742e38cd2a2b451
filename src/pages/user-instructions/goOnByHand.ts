import type { InstructionCategory } from './categories.ts';

/** The chapter whose screens are drawn aside and not only pressed. */
const swiping: InstructionCategory['id'] = 'swiping';

/** How far a mouse moves, in pixels, before it draws a screen instead of pressing it. */
const slack = 6;

/**
 * Lets the page's own links open what they lead to. Those over the phones do so without a jump: a press
 * brings the next step to the screen, and the focus to it, which marks it. A screen that is to be drawn
 * aside goes along with a mouse as well, and is drawn by a press.
 *
 * @param left ends it
 */
export function goOnByHand(left: AbortSignal): void {
  const listen = <Type extends 'pointerdown' | 'pointermove' | 'click'>(
    type: Type,
    react: (link: HTMLAnchorElement, event: HTMLElementEventMap[Type]) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('main a[href^="#"]');
        if (link) react(link, event);
      },
      { signal: left },
    );
  /** Where a mouse has taken hold, where the screen stood then, and how far it has been drawn. */
  let hold: { from: number; stood: number; by: number } | undefined;

  listen('pointerdown', (link, { pointerType, pointerId, clientX, button }) => {
    hold = undefined;
    if (pointerType !== 'mouse' || button !== 0 || !isSwiped(link)) return;
    const screen = link.parentElement!;
    // It would take the screen to one of its ends at each move.
    screen.style.scrollSnapType = 'none';
    hold = { from: clientX, stood: screen.scrollLeft, by: 0 };
    link.setPointerCapture(pointerId);
  });
  listen('pointermove', (link, { buttons, clientX }) => {
    if (!hold || buttons === 0) return;
    hold.by = clientX - hold.from;
    link.parentElement!.scrollTo({ left: hold.stood - hold.by, behavior: 'instant' });
  });
  listen('click', (link, event) => {
    const by = hold?.by ?? 0;
    const isDrawn = Math.abs(by) >= slack;
    const screen = link.parentElement!;
    hold = undefined;
    screen.style.removeProperty('scroll-snap-type');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isSwiped(link)) {
      // By a whole screen: it stops where the drawing ends.
      const forward = link.matches(':dir(rtl)') ? -1 : 1;
      screen.scrollBy({ left: (isDrawn ? -Math.sign(by) : forward) * screen.clientWidth });
    }
    const target = document.querySelector<HTMLElement>(link.hash)!;
    if (isDrawn || target.matches('li')) event.preventDefault();
    if (isDrawn) return;
    // A chapter may be what the address points at already, and closed since.
    target.closest('details')!.open = true;
    if (!target.matches('li')) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  });
}

function isSwiped(link: HTMLAnchorElement): boolean {
  return link.closest('details')?.id === swiping;
}
