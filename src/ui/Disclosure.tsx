import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'open'> {
  /** An address that ends in `#` and this opens it. */
  id?: string;
  /** Of the disclosures that share a name one is open at a time. */
  name: string;
  /** Whether it is open as the page comes; not if an address opens another of its name. */
  isOpen?: boolean;
  /** Whether its own summary does not close it. */
  staysOpen?: boolean;
  summary: ReactNode;
  summaryClassName?: string | undefined;
  /** What is shown when it is open; closed, it is in the document all the same. */
  children: ReactNode;
}

/**
 * A heading that opens and closes what stands below it. It is the browser's own `<details>`: it
 * works before and without scripts, and the browser's search finds what is inside. Its look is
 * `accordion.module.css` or `panes.module.css`.
 */
export function Disclosure({
  id,
  isOpen,
  staysOpen = false,
  summary,
  summaryClassName,
  children,
  ...rest
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    const element = details.current!;
    if (isLinked(id)) {
      // The page may have been scrolled here already.
      const putBack = placeOf(element);
      element.open = true;
      putBack();
    }
    const follow = () => {
      // The application's own entries have a state: Back to one of them restores its position.
      if (history.state !== null || !isLinked(id)) return;
      element.open = true;
      // The one that closed may have stood above.
      element.scrollIntoView();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (staysOpen && details.current!.open) event.preventDefault();
    requestAnimationFrame(placeOf(event.currentTarget));
  };

  return (
    <details {...rest} ref={details} id={id} open={isOpen}>
      <summary className={summaryClassName} onClick={onClick}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** @returns what puts an element back where it is now on the screen, though what closed stood above */
function placeOf(element: HTMLElement): () => void {
  const { top } = element.getBoundingClientRect();
  return () => window.scrollBy(0, element.getBoundingClientRect().top - top);
}

/** Whether the page's address points at an element; a malformed hash is taken as it stands. */
function isLinked(id: string | undefined): boolean {
  const target = window.location.hash.slice(1);
  try {
    return decodeURIComponent(target) === id;
  } catch {
    return target === id;
  }
}
