import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../../i18n/PageLink.tsx';
import typography from '../../ui/typography.module.css';

interface HelpDialogProps {
  /** Whether the live chat was tried and did not come. */
  hasFailed: boolean;
  onClose: () => void;
}

const way = `${typography.row} ${typography.meta}`;

const pages = ['faq', 'user-instructions', 'contact'] as const;

/** Fetches its stylesheet, which it opens without where that does not come. */
export const loadStyle = () => import('./HelpDialog.css');

/** How long its stylesheet may hold the dialog back, in ms: without, it reads as well. */
const longestWait = 500;

/**
 * The ways to get help besides the live chat. It needs nothing of the network: its words come with
 * every page, its style, which no page has to carry, once the page is alive.
 */
export function HelpDialog({ hasFailed, onClose }: HelpDialogProps) {
  const { t } = useTranslation(['live-chat', 'common']);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current!.close();

  useEffect(() => {
    const show = () => dialog.current && !dialog.current.open && dialog.current.showModal();
    const timer = setTimeout(show, longestWait);
    loadStyle().then(show, show);
    const { current: element } = dialog;
    // Back leads to another page, which could not be reached below it. Where it is not shown yet, no
    // closing tells so.
    const leave = () => (element!.open ? close() : element!.dispatchEvent(new Event('close')));
    window.addEventListener('popstate', leave);
    let pressed: EventTarget | null;
    element!.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    element!.addEventListener('click', ({ target }) => {
      // What it holds fills it: the element itself is its backdrop, or where a drag from within ends.
      const isBackdrop = target === element && pressed === element;
      if (isBackdrop || (target as Element).closest('a')) close();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', leave);
    };
  }, []);

  // In the body: within the footer it would be painted in the footer's colours.
  return createPortal(
    <dialog
      ref={dialog}
      className="help-center"
      aria-labelledby={id}
      aria-describedby={`${id}-lead`}
      onClose={onClose}
    >
      <div>
        <h2 id={id}>{t('title')}</h2>
        <UnstyledButton className={typography.action} onClick={close}>
          {t('close')}
        </UnstyledButton>
        <p id={`${id}-lead`} className={typography.lead}>
          {t(hasFailed ? 'leadFailed' : 'lead')}
        </p>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <PageLink to={page} className={way}>
                <b className={typography.title}>{t(`nav.${page}`, { ns: 'common' })}</b>{' '}
                {t(`ways.${page}`)}
              </PageLink>
            </li>
          ))}
          <li>
            <a href={`mailto:${config.email}`} className={way}>
              <b className={typography.title}>{config.email}</b> {t('ways.email')}
            </a>
          </li>
        </ul>
      </div>
    </dialog>,
    document.body,
  );
}
