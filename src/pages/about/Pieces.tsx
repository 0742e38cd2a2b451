/** Of a session, side by side: a film, an article, a talk with the mentor, and a quiz. */
const pieces =
  'M0 0h60v42H0zM24 12v18l15-9zM68 0h60v42H68zM78 14h41M78 21h41M78 28h25M136 0h60v42h-60zM204 0h60v42h-60zM214 11h7v7h-7zM214 24h7v7h-7zM228 14.500h26M228 27.500h26';

/** The mentor's lines, which are its own. */
const mentor = 'M148 31v-8M155 31v-14M162 31v-10M169 31v-20M176 31v-14M183 31v-18';

/** How large the pieces are together, in units of a drawing. */
export const piecesSize = { width: 264, height: 42 };

/** What a session is built of, four pieces in hairlines. Decoration in a drawing. */
export function Pieces() {
  return (
    <>
      <path d={pieces} />
      <path d={mentor} stroke="var(--ember)" />
    </>
  );
}
