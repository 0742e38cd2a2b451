/** Toasts for any page: `ToastArea` shows them. */
import { notifications } from '@mantine/notifications';
import typography from '../typography.module.css';
import styles from './ToastArea.module.css';

/** How long an error stays, in milliseconds (specification, chapter 9); all else stays the area's default. */
const errorDuration = 5000;

/** What a toast says; its words are given by the caller. */
interface Toast {
  /** An error is announced at once, a success when the screen reader is done speaking. */
  kind: 'success' | 'error';
  title: string;
  message: string;
  /** The words of the button that closes the toast. */
  closeLabel: string;
}

/**
 * Shows a toast in place of the one that is there. Where the area could not be loaded nothing is
 * shown: what happened has to be told in the page as well.
 */
export function showToast({ kind, title, message, closeLabel }: Toast): void {
  const isError = kind === 'error';
  // A second one would wait for the first.
  hideToast();
  notifications.show({
    title,
    message,
    role: isError ? 'alert' : 'status',
    ...(isError && { autoClose: errorDuration }),
    unstyled: true,
    classNames: {
      root: isError ? styles.error! : styles.success!,
      title: `${typography.title} ${styles.title}`,
      closeButton: styles.close!,
    },
    closeButtonProps: { icon: closeLabel },
  });
}

/** Takes away the toast that is there, if any: its words no longer hold. */
export function hideToast(): void {
  notifications.clean();
}
