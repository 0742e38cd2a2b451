/** The toast area, 26 kB with Mantine, loaded by `showToast.ts` alone; loaded, it mounts itself. */
import { notifications } from '@mantine/notifications';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Toast } from './showToast.ts';
import { ToastArea } from './ToastArea.tsx';
import roles from '../roles.module.css';
import styles from './ToastArea.module.css';

/** How long an error stays, in milliseconds; all else stays `ToastArea`'s default. */
const errorDuration = 5000;

const element = document.createElement('div');
document.body.append(element);
flushSync(() => createRoot(element).render(<ToastArea />));

/** Takes away the toast that is there, if any. */
export function hideToast(): void {
  notifications.clean();
}

/** Shows a toast; one that is there leaves at once, since a second one would wait for it. */
export function replaceToast({ kind, title, message, closeLabel }: Toast): void {
  const isError = kind === 'error';
  hideToast();
  notifications.show({
    title,
    message,
    role: isError ? 'alert' : 'status',
    ...(isError && { autoClose: errorDuration }),
    unstyled: true,
    classNames: {
      root: isError ? styles.error! : styles.success!,
      title: `${roles.title} ${styles.title}`,
      closeButton: styles.close!,
    },
    closeButtonProps: { icon: closeLabel },
  });
}
