import { UnstyledButton } from '@mantine/core';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import typography from '../../ui/typography.module.css';
import styles from './HelpDialog.module.css';

interface HelpDialogProps {
  /** Whether the live chat was tried and did not come. */
  hasFailed: boolean;
  onClose: () => void;
}

const way = `${typography.row} ${typography.meta}`;

const pages = ['faq', 'user-instructions', 'contact'] as const;

/** The ways to get help besides the live chat. Its messages come with every page: it opens offline, too. */
export function HelpDialog({ hasFailed, onClose }: HelpDialogProps) {
  const { t } = useTranslation(['live-chat', 'common']);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-lead`}
      onClose={onClose}
    >
      <div>
        <h2 id={id}>{t('title')}</h2>
        <UnstyledButton className={typography.action} onClick={() => dialog.current!.close()}>
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
    </Dialog>
  );
}
