/** Of a session, side by side: a film, an article, a talk with the mentor, and a quiz. */
const pieces =
  'M0 0h60v40H0zM24 11v18l15-9zM68 0h60v40H68zM78 13h40M78 20h40M78 27h25M136 0h60v40h-60zM204 0h60v40h-60zM214 10h7v7h-7zM214 23h7v7h-7zM228 13.500h26M228 26.500h26';

/** The mentor's lines, which are its own. */
const mentor = 'M148 30v-8M155 30v-14M162 30v-10M169 30v-20M176 30v-14M183 30v-18';

/** How large the pieces are together, in units of a drawing. */
export const piecesSize = { width: 264, height: 40 };

/** What a session is built of, four pieces in hairlines. Decoration in a drawing. */
export function Pieces() {
  return (
    <>
      <path d={pieces} />
      <path d={mentor} stroke="var(--ember)" />
    </>
  );
}
