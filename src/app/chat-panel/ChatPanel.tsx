import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from 'virtual:site';
import { Chat } from '../../features/chat/Chat.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import { pagePath, type LocalizedRoute, localizedRouteAt } from '../../site/paths.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './ChatPanel.module.css';
import type { PageCache } from '../pageCache.ts';

interface ChatPanelProps {
  localizedRoute: LocalizedRoute;
  cache: PageCache;
  /** The media query of windows that have room for it. */
  wide: string;
  /** Closes it, and restores the focus if the panel has it. */
  onClose: (hasFocus: boolean) => void;
}

/** The chat beside the page one is on: the same conversation as on its own page. */
export function ChatPanel({ localizedRoute, cache, wide, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common']);
  const panel = useRef<HTMLElement>(null);
  const disclosureId = useId();
  const path = pagePath('chat', localizedRoute.language);
  const chat = localizedRouteAt(path, languages);
  const isReady = Boolean(cache.peek(chat));
  const [, setLoads] = useState(0);

  // The page may have changed to a language whose messages are not loaded.
  useEffect(() => {
    if (isReady) return;
    cache.load(chat).then(
      () => setLoads((loads) => loads + 1),
      () => location.assign(path),
    );
  });

  // Beside it the page is narrower, and its lines break elsewhere.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    keepPlace(() => (dataset['beside'] = ''));
    return () => keepPlace(() => delete dataset['beside']);
  }, []);

  const close = () => onClose(panel.current!.contains(document.activeElement));

  useEffect(() => {
    const query = matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  });

  // It opens once it is ready; later, in another language, the focus is elsewhere.
  useEffect(() => {
    panel.current!.querySelector('textarea')!.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (isReady) panel.current!.querySelector('[role=log] > :last-child')!.scrollIntoView();
  }, [isReady]);

  return (
    <aside
      ref={panel}
      className={`${layout.noPrint} ${styles.panel}`}
      aria-label={isReady ? t('title') : undefined}
      aria-describedby={disclosureId}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) close();
      }}
    >
      {isReady && (
        <>
          <header className={styles.bar}>
            <h2 className={typography.label}>{t('title')}</h2>
            <PageLink to="chat" className={typography.action}>
              {t('panel.whole')}
            </PageLink>
            <UnstyledButton className={typography.action} onClick={close}>
              {t('panel.close')}
            </UnstyledButton>
          </header>
          <p id={disclosureId} className={`${typography.note} ${styles.disclosure}`}>
            {t('disclosure')}
          </p>
          <Chat page={localizedRoute.route.id} />
        </>
      )}
    </aside>
  );
}

/** Changes the page's width, and scrolls so that the first text on the screen stays where it is. */
function keepPlace(change: () => void): void {
  const texts = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)');
  const seen = [...texts].find((text) => {
    const { top, height } = text.getBoundingClientRect();
    return top >= 0 && height > 0;
  });
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const after = seen?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: after - before, behavior: 'instant' });
}
