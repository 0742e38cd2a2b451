import { Chat } from '../features/chat/Chat.tsx';
import { Introduction } from './chat/Introduction.tsx';
import { TopBar } from './chat/TopBar.tsx';
import styles from './chat/layout.module.css';

/** The chat page: it fills the screen, with its own bar in place of the shared header. */
export default function ChatPage() {
  return (
    <div className={styles.page}>
      <TopBar />
      <main id="main" className={styles.main}>
        <Introduction />
        <Chat />
      </main>
    </div>
  );
}
