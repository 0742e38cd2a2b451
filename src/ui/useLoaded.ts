import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded after hydration. Where that fails, offline or after a new
 * deployment, the page stays as it is.
 *
 * @param load imports it: the same function at every render
 * @returns what it exports, once it is there
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    load().then(setPart, () => {});
  }, [load]);
  return part;
}
