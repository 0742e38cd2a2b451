import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { languages } from 'virtual:site';
import { PageLink } from '../../i18n/PageLink.tsx';
import { pagePath, type LocalizedRoute, localizedRouteAt } from '../../site/paths.ts';
import layout from '../../ui/layout.module.css';
import styles from './ChatLauncher.module.css';
import type { ChatPanel } from './ChatPanel.tsx';
import type { PageCache } from '../pageCache.ts';

/** Where a page keeps the width of a desk with the panel beside it (`--from-panel`). */
const wide = '(width >= 90em)';

interface ChatLauncherProps {
  localizedRoute: LocalizedRoute;
  cache: PageCache;
}

/** The quiet way to the chat from every page: a link, which opens it beside the page where there is room. */
export function ChatLauncher({ localizedRoute, cache }: ChatLauncherProps) {
  const { t } = useTranslation();
  const [Panel, setPanel] = useState<typeof ChatPanel>();
  const link = useRef<HTMLAnchorElement>(null);
  const path = pagePath('chat', localizedRoute.language);

  /** Loads the chat with its messages; where that fails, the chat's page opens instead. */
  const open = () =>
    Promise.all([import('./ChatPanel.tsx'), cache.load(localizedRouteAt(path, languages))]).then(
      ([module]) => setPanel(() => module.ChatPanel),
      () => location.assign(path),
    );

  const close = (hasFocus: boolean) => {
    flushSync(() => setPanel(undefined));
    if (hasFocus) link.current!.focus();
  };

  if (Panel)
    return createPortal(
      <Panel localizedRoute={localizedRoute} cache={cache} wide={wide} onClose={close} />,
      document.body,
    );
  return (
    <Button
      component={PageLink}
      ref={link}
      to="chat"
      variant="outline"
      className={`${layout.noPrint} ${styles.launcher}`}
      onClick={(event) => {
        const { metaKey, ctrlKey, shiftKey, altKey } = event;
        if (metaKey || ctrlKey || shiftKey || altKey || !matchMedia(wide).matches) return;
        event.preventDefault();
        void open();
      }}
    >
      {t('chat')}
    </Button>
  );
}
