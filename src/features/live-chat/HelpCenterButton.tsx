import { type Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import type { HelpDialog } from './HelpDialog.tsx';

interface HelpCenterButtonProps {
  component?: typeof Button | typeof UnstyledButton;
  className?: string | undefined;
  children: ReactNode;
}

/** The chat needs the network in any case; what speaks to it comes only when it is asked for. */
const openLiveChat = async () =>
  (await import('./openLiveChat.ts')).openLiveChat(config.liveChatSrc);

const loadDialog = () => import('./HelpDialog.tsx');

type State = 'idle' | 'waiting' | 'dialog' | 'failed';

/**
 * Opens the live chat where one is configured, and the Help Center's dialog where there is none or
 * it fails: it does nothing only for a visitor who has left the page meanwhile.
 */
export function HelpCenterButton({
  component: Control = UnstyledButton,
  className,
  children,
}: HelpCenterButtonProps) {
  const { t } = useTranslation('live-chat');
  const [state, setState] = useState<State>('idle');
  const [Dialog, setDialog] = useState<typeof HelpDialog>();
  /** The path it was last pressed on. */
  const pressedOn = useRef('');
  const isWaiting = state === 'waiting';
  const rest = () => setState('idle');

  useEffect(() => {
    // Pressed, it is to answer without the network, too.
    loadDialog().catch(() => {
      // Asked for again when it is pressed.
    });
  }, []);

  const openDialog = async (how: 'dialog' | 'failed') => {
    const loaded = await loadDialog().catch(() => undefined);
    // On another page by now, it would get in the way of what the visitor does there.
    if (!loaded || pressedOn.current !== location.pathname) setState('idle');
    else {
      setDialog(() => loaded.HelpDialog);
      setState(how);
    }
    // Of the ways to get help, e-mail is the one that needs nothing more of this site.
    if (!loaded) location.assign(`mailto:${config.email}`);
  };

  const press = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressedOn.current = location.pathname;
    if (isWaiting) return;
    // Safari gives a pressed button no focus, and a dialog returns it to whoever had it.
    currentTarget.focus();
    setState('waiting');
    if (!config.liveChatSrc) return openDialog('dialog');
    const isOpen = await openLiveChat().catch(() => false);
    return isOpen === false ? openDialog('failed') : setState('idle');
  };

  return (
    <>
      <Control
        className={className}
        aria-busy={isWaiting || undefined}
        onClick={(event) => void press(event)}
      >
        {isWaiting ? t('opening') : children}
      </Control>
      {config.liveChatSrc && (
        <span role="status">
          <VisuallyHidden>{isWaiting && t('opening')}</VisuallyHidden>
        </span>
      )}
      {Dialog && (state === 'dialog' || state === 'failed') && (
        <Dialog hasFailed={state === 'failed'} onClose={rest} />
      )}
    </>
  );
}
