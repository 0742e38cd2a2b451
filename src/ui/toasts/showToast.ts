/** Toasts for any page: `ToastArea` shows them. */
import { notifications } from '@mantine/notifications';
import typography from '../typography.module.css';
import styles from './ToastArea.module.css';

/** How long an error stays, in milliseconds (specification, chapter 9); all else stays the area's default. */
const errorDuration = 5000;

/** The caller gives the texts. */
interface Toast {
  /** An error is announced at once, a success when the screen reader is done speaking. */
  kind: 'success' | 'error';
  title: string;
  message: string;
  /** The label of the close button. */
  closeLabel: string;
}

/**
 * Shows a toast in place of the current one. It may not appear if the area could not be loaded, so the
 * page has to show the same.
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

/** Hides the toast that is shown, if any, as it no longer applies. */
export function hideToast(): void {
  notifications.clean();
}
