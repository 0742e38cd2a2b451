/** @returns a phone's outline, 180 wide and 250 high */
const phone = (x: number) =>
  `M${x} 22a22 22 0 0 1 22-22h136a22 22 0 0 1 22 22v206a22 22 0 0 1-22 22h-136a22 22 0 0 1-22-22z`;

/** @returns lines of text, each so long, below each other */
const lines = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, index) => `M${x} ${y + 17 * index}h${length}`).join('');

const box = (y: number) => `M462 ${y}h136v36h-136z`;

/** What stands on the three screens: headings, text, who speaks, and what is chosen. */
const headings = 'M22 36h92M462 36h112';
const text = [lines(22, 176, [136, 128, 136, 84]), lines(284, 114, [74, 52]), box(74), box(170)];
const said = [lines(242, 56, [136, 108]), lines(242, 208, [136, 96]), lines(474, 92, [96])];
const pump =
  'M22 96h32m72 0h32M22 122h32m72 0h32M52 109a38 38 0 1 0 76 0 38 38 0 1 0-76 0zM73 109a17 17 0 1 0 34 0 17 17 0 1 0-34 0z';
const mentor = 'M242 36h46M242 188h46';
const own = 'M268 102v44';

/**
 * What is built: a lesson on the product, an exercise, in which the mentor is named in ember, and a quiz with its
 * answer. Decoration beside its caption.
 */
export function Build() {
  return (
    <svg
      viewBox="-1 -1 622 252"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path fill="var(--raise)" d={phone(0) + phone(220) + phone(440)} />
      <path stroke="var(--ctl)" d={text.join('')} />
      <path fill="var(--raise)" d={pump + said.join('') + own} />
      <path strokeWidth="5" d={headings} />
      <path stroke="var(--ember)" d={mentor} />
      <path fill="currentColor" d={box(122)} />
    </svg>
  );
}
