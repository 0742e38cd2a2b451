import type { InstructionCategory } from './categories.ts';

/** The chapter whose screens are drawn aside and not only pressed. */
const swiping: InstructionCategory['id'] = 'swiping';

/** How far a hand moves, in pixels, before it draws a screen; and how much of its width takes it on. */
const slack = 6;
const enough = 0.25;

/**
 * Lets the page's own links open what they lead to. Those over the phones do so without a jump: a press
 * brings the next step to the screen, and the focus to it, which marks it; a screen that is to be drawn
 * aside goes along with the hand.
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
  /** Where a hand has taken hold, and how far it has drawn the screen. */
  let hold: { from: number; by: number } | undefined;

  listen('pointerdown', (link, event) => {
    hold = undefined;
    if (link.closest('details')?.id !== swiping) return;
    hold = { from: event.clientX, by: 0 };
    link.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (link, event) => {
    if (!hold || event.buttons === 0) return;
    hold.by = event.clientX - hold.from;
    link.parentElement!.style.setProperty('--drawn', `${hold.by}px`);
  });
  listen('click', (link, event) => {
    const by = hold?.by ?? 0;
    hold = undefined;
    link.parentElement!.style.removeProperty('--drawn');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = link.matches(':dir(rtl)') ? by : -by;
    const isMeant = Math.abs(by) < slack || forward > enough * link.clientWidth;
    const target = document.querySelector<HTMLElement>(link.hash)!;
    // A chapter may be what the address points at already, and closed since.
    if (isMeant) target.closest('details')!.open = true;
    if (!target.matches('li')) return;
    event.preventDefault();
    if (!isMeant) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  });
}
