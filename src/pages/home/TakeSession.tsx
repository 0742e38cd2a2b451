import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SessionPart } from '../../content/session.ts';
import type { SessionScreen } from '../../features/session/SessionScreen.tsx';
import layout from '../../ui/layout.module.css';
import styles from './TakeSession.module.css';

interface TakeSessionProps {
  /** The phone's screen, on which the session is taken. */
  screen: () => HTMLElement;
  /** Told how far the session has come, in minutes of the one that is drawn, and when it has ended. */
  onMinute: (minute: number | undefined) => void;
}

const notes = {
  idle: 'session.takeNote',
  waiting: 'session.takeWaiting',
  failed: 'session.takeFailed',
} as const;

/** The way into the session, whose scenes come on the press; words and the film's drawing are here. */
export function TakeSession({ screen, onMinute }: TakeSessionProps) {
  const { t } = useTranslation('home');
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const [taken, setTaken] = useState<{ Screen: typeof SessionScreen; screen: HTMLElement }>();
  const start = useRef<HTMLButtonElement>(null);

  const take = async () => {
    if (state === 'waiting') return;
    setState('waiting');
    const loaded = await import('../../features/session/SessionScreen.tsx').catch(() => undefined);
    // The visitor may have gone to another page.
    if (!start.current) return;
    setState(loaded ? 'idle' : 'failed');
    if (loaded) setTaken({ Screen: loaded.SessionScreen, screen: screen() });
  };

  const end = () => {
    flushSync(() => setTaken(undefined));
    onMinute(undefined);
    start.current!.focus();
  };

  return (
    <div className={`${layout.jsOnly} ${layout.noPrint} ${styles.take}`} data-taken={taken && true}>
      <Button
        ref={start}
        variant="outline"
        className={styles.start}
        aria-busy={state === 'waiting' || undefined}
        onClick={() => void take()}
      >
        {t('session.take')}
        <small>{t(notes[state])}</small>
      </Button>
      <span role="status">
        <VisuallyHidden>{state !== 'idle' && t(notes[state])}</VisuallyHidden>
      </span>
      {taken && (
        <taken.Screen
          screen={taken.screen}
          partName={(part: SessionPart) => t(`session.parts.${part}`)}
          onMinute={onMinute}
          onEnd={end}
        />
      )}
    </div>
  );
}
