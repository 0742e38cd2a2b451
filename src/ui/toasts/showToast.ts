/** Toasts for any page: the area mounts itself once, at the first toast or when it is prepared. */

/** What a toast says; its words are given by the caller. */
export interface Toast {
  /** An error is announced at once, a success when the screen reader is done speaking. */
  kind: 'success' | 'error';
  title: string;
  message: string;
  /** The words of the button that closes the toast. */
  closeLabel: string;
}

/** Loads what shows toasts ahead of the first one; where that fails, the first one tries again. */
export function prepareToasts(): void {
  loadArea().catch(() => {});
}

/**
 * Shows a toast in place of the one that is there. Where the area cannot be loaded nothing is
 * shown: what happened has to be told in the page as well.
 */
export function showToast(toast: Toast): void {
  loadArea().then(
    ({ replaceToast }) => replaceToast(toast),
    () => {},
  );
}

/** Takes away the toast that is there, if any: its words no longer hold. */
export function hideToast(): void {
  loadArea().then(
    (area) => area.hideToast(),
    () => {},
  );
}

function loadArea() {
  return import('./replaceToast.tsx');
}
