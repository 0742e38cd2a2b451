import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Session, type SessionProps } from './Session.tsx';
import styles from './SessionScreen.module.css';

interface SessionScreenProps extends SessionProps {
  /** The drawn phone's screen. */
  screen: HTMLElement;
}

/** Where the drawn screen is as wide as the visitor's own, or taller, which then is taken instead. */
const small = '(width < 40em), (height < 34em)';

/** The session on the drawn phone; on a phone, in the full screen, which Escape or Back ends. */
export function SessionScreen({ screen, ...session }: SessionScreenProps) {
  const [isWhole] = useState(() => matchMedia(small).matches);
  return isWhole
    ? createPortal(<WholeScreen {...session} />, document.body)
    : createPortal(<Session {...session} />, screen);
}

function WholeScreen({ onEnd, ...session }: SessionProps) {
  const { t } = useTranslation('session');
  const dialog = useRef<HTMLDialogElement>(null);
  // Before a scene takes the focus.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    element!.showModal();
    return () => element!.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.whole} aria-label={t('label')} onClose={onEnd}>
      <Session {...session} onEnd={() => dialog.current!.close()} />
    </dialog>
  );
}
