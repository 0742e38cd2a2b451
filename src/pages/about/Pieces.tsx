/** Of a session, side by side: a film, an article, a talk with the mentor. */
const pieces =
  'M0 0h60v42H0zM24 12v18l15-9zM68 0h60v42H68zM78 14h41M78 21h41M78 28h25M136 0h60v42h-60z';

/** The mentor's lines, which are its own. */
const mentor = 'M148 31v-8M155 31v-14M162 31v-10M169 31v-20M176 31v-14M183 31v-18';

const quiz = 'M0 0h60v42H0zM10 11h7v7h-7zM10 24h7v7h-7zM24 14.500h26M24 27.500h26';

/**
 * What a session is built of, four pieces in hairlines, 264 by 42 units together. Decoration in a drawing.
 * @param place where the last of them is, as SVG transforms it, if it is not laid beside the others yet
 */
export function Pieces({ place = 'translate(204)' }: { place?: string }) {
  return (
    <>
      <path d={pieces} />
      <path d={mentor} stroke="var(--ember)" />
      <path d={quiz} transform={place} />
    </>
  );
}
