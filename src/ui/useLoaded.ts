import { useEffect, useState } from 'react';

/**
 * A part of the page that comes once the page is hydrated. Where it cannot be had, offline or replaced by a
 * newer version, the page stays as it is.
 *
 * @param load imports it: the same function at every drawing
 * @returns what it exports, once it is there
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    load().then(setPart, () => {});
  }, [load]);
  return part;
}
