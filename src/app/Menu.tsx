import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LocalizedRoute } from '../site/paths.ts';
import styles from './Menu.module.css';
import { Navigation } from './Navigation.tsx';

/**
 * The navigation on small screens. A `details` element, so that it opens without scripts and
 * before they have come; it closes when a link is chosen, on Escape and on a press outside.
 */
export function Menu({ localizedRoute }: { localizedRoute: LocalizedRoute }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const openedAt = useRef(key);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    // Not on arrival: the visitor may have opened it before the application was there.
    if (openedAt.current !== key) close();
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  // A link to the page one is on changes no address, and the menu closes all the same.
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };

  // Left open it would hide what has the focus (WCAG 2.4.11).
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };

  return (
    <details
      className={styles.menu}
      ref={menu}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      <summary className={styles.summary}>{t('nav.menu')}</summary>
      <nav className={styles.panel} aria-label={t('nav.label')}>
        <Navigation localizedRoute={localizedRoute} layout="column" />
      </nav>
    </details>
  );
}
