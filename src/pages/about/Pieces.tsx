/** Of a session, side by side: a film, an article, a talk with the mentor. */
const pieces = (height: number, y: number) =>
  `M0 0h60v${height}H0zM24 ${y - 9}v18l15-9zM68 0h60v${height}H68zM78 ${y - 7}h41M78 ${y}h41M78 ${y + 7}h25M136 0h60v${height}h-60z`;

/** The mentor's lines, which are its own. */
const mentor = (y: number) => `M148 ${y}v-8m7 8v-14m7 14v-10m7 10v-20m7 20v-14m7 14v-18`;

const quiz = (height: number, y: number) =>
  `M0 0h60v${height}H0zM10 ${y - 10}h7v7h-7zM10 ${y + 3}h7v7h-7zM24 ${y - 6.5}h26M24 ${y + 6.5}h26`;

interface PiecesProps {
  /** In units of the drawing, in which they are 264 wide together. */
  height?: number;
  /** Where the last of them is, as SVG transforms it, if it is not laid beside the others yet. */
  place?: string;
}

/** What a session is built of, four pieces in hairlines. Decoration in a drawing. */
export function Pieces({ height = 42, place = 'translate(204)' }: PiecesProps) {
  const middle = height / 2;
  return (
    <>
      <path d={pieces(height, middle)} />
      <path d={mentor(middle + 10)} stroke="var(--mantine-primary-color-filled)" />
      <path d={quiz(height, middle)} transform={place} />
    </>
  );
}
