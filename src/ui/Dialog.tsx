import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps extends ComponentProps<'dialog'> {
  /** By which its maker closes it. */
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/**
 * The browser's modal `<dialog>`: it keeps the focus and gives it back. Escape, a press on the backdrop,
 * a link within and Back close it.
 */
export function Dialog({ ref, ...rest }: DialogProps) {
  // A layout effect: before what it holds takes the focus.
  useLayoutEffect(() => {
    const element = ref.current!;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed: EventTarget | null;
    const close = () => element.close();
    const onPointerDown = ({ target }: Event) => {
      pressed = target;
    };
    const onClick = ({ target }: Event) => {
      // What it holds fills it: the element itself is its backdrop, or where a drag from within ends.
      const isBackdrop = target === element && pressed === element;
      if (isBackdrop || (target as Element).closest('a')) close();
    };
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('click', onClick, { signal });
    window.addEventListener('popstate', close, { signal });
    element.showModal();
    return () => {
      listening.abort();
      close();
    };
  }, [ref]);

  // In the body: elsewhere it would have the colours of the section it stands in.
  return createPortal(<dialog {...rest} ref={ref} />, document.body);
}
