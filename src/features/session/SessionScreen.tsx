import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { Session, type SessionProps } from './Session.tsx';
import styles from './SessionScreen.module.css';

interface SessionScreenProps extends SessionProps {
  /** The drawn phone's screen. */
  screen: HTMLElement;
}

/** Where the drawn screen is as wide as the visitor's own, or taller, which then is taken instead. */
const small = '(width < 40em), (height < 34em)';

/** The session on the drawn phone; on a phone, in the full screen, which Escape or Back ends. */
export function SessionScreen({ screen, onEnd, ...session }: SessionScreenProps) {
  const { t } = useTranslation('session');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWhole] = useState(() => matchMedia(small).matches);
  if (!isWhole) return createPortal(<Session {...session} onEnd={onEnd} />, screen);
  return (
    <Dialog ref={dialog} className={styles.whole} aria-label={t('label')} onClose={onEnd}>
      <Session {...session} onEnd={() => dialog.current!.close()} />
    </Dialog>
  );
}
