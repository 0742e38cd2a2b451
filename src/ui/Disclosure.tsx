import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Its place on the page: an address that ends in `#` and this opens it. */
  id: string;
  /** Of the disclosures that share a name one is open at a time. */
  name: string;
  summary: ReactNode;
  /** How the summary's parts stand, the arrow after them; without it they share a line. */
  summaryClassName?: string | undefined;
  /** What is shown when it is open; closed, it is in the document all the same. */
  children: ReactNode;
}

/**
 * A heading that opens and closes what stands below it. It is the browser's own `<details>`: it
 * works before and without scripts, and the browser's search finds what is inside.
 */
export function Disclosure({
  id,
  name,
  summary,
  summaryClassName = styles.line,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Before the page is scrolled to it: what opens later would move under the reader.
  useLayoutEffect(() => {
    if (isLinked(id)) details.current!.open = true;
    const follow = () => {
      // The application's own entries have a state: Back to one of them restores its position.
      if (history.state !== null || !isLinked(id)) return;
      details.current!.open = true;
      // The one that closed may have stood above.
      details.current!.scrollIntoView();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);

  return (
    <details ref={details} id={id} name={name} className={styles.disclosure}>
      <summary className={`${styles.summary} ${summaryClassName}`}>{summary}</summary>
      {children}
    </details>
  );
}

/** Whether the page's address points at an element; a malformed hash is taken as it stands. */
function isLinked(id: string): boolean {
  const target = window.location.hash.slice(1);
  try {
    return decodeURIComponent(target) === id;
  } catch {
    return target === id;
  }
}
