import { Notifications } from '@mantine/notifications';
import styles from './ToastArea.module.css';

/** How long a toast stays, in milliseconds (specification, chapter 9). */
const duration = 4000;

/**
 * Where toasts appear: on a phone at the top, where no form has its button, else at the bottom, on the
 * other side from what is being done.
 */
export function ToastArea() {
  return (
    <Notifications
      unstyled
      classNames={{ root: styles.area! }}
      position="top-right"
      withinPortal={false}
      limit={1}
      autoClose={duration}
      transitionDuration={0}
      // In this layout alone a toast that holds the focus waits, as one under the pointer does.
      layout="stacked"
    />
  );
}
