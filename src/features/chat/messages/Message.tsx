import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import typography from '../../../ui/typography.module.css';
import styles from './Message.module.css';
import { MessageTime } from './MessageTime.tsx';

interface MessageProps {
  sender: 'user' | 'ai';
  /** When it was sent; without it no time is shown. */
  timestamp?: string | undefined;
  /** What can be done with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One message of the log: who, when, what. */
export function Message({ sender, timestamp, action, children }: MessageProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={`${styles.message} ${styles[sender]}`}>
      <p className={`${typography.note} ${styles.who}`}>
        {t(`senders.${sender}`)}
        {timestamp && (
          <>
            {' '}
            <MessageTime timestamp={timestamp} />
          </>
        )}
        {action}
      </p>
      <div className={styles.what}>{children}</div>
    </div>
  );
}
