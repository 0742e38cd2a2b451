import { Phone } from '../../figures/phone/Phone.tsx';
import styles from './Talk.module.css';

interface TalkProps {
  /** After the mentor's name, which has a line of its own. */
  asked: string;
  reply: string;
  className: string | undefined;
}

/** A screen of the app: what the mentor asks, and what is answered. */
export function Talk({ asked, reply, className }: TalkProps) {
  return (
    <Phone className={`${styles.talk} ${className}`}>
      <p className={styles.asked} data-chat-skip="">
        {asked}
      </p>
      <p className={styles.reply} data-chat-skip="">
        {reply}
      </p>
    </Phone>
  );
}
