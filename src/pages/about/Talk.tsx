import type { ReactNode } from 'react';
import { Phone } from '../../figures/phone/Phone.tsx';
import styles from './Talk.module.css';

interface TalkProps {
  /** After the mentor's name, which has a line of its own. */
  asked: string;
  reply: string;
  className?: string | undefined;
  /** What else is on the screen. */
  children?: ReactNode;
}

/** A screen of the app: what the mentor asks, and what is answered. */
export function Talk({ asked, reply, className = '', children }: TalkProps) {
  return (
    <Phone className={`${styles.talk} ${className}`}>
      <p className={styles.asked} data-chat-skip="">
        {asked}
      </p>
      <p className={styles.reply} data-chat-skip="">
        {reply}
      </p>
      {children}
    </Phone>
  );
}
