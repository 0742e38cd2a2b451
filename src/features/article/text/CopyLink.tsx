import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyTooltip } from '../../../ui/tooltip/LazyTooltip.tsx';
import { showToast } from '../../../ui/toasts/showToast.ts';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import styles from './CopyLink.module.css';

interface CopyLinkProps {
  /** The heading's id. */
  id: string;
  /** What the heading says. */
  title: string;
  /** The heading. */
  children: ReactNode;
}

/** A heading, and beside it a button that copies its address. */
export function CopyLink({ id, title, children }: CopyLinkProps) {
  const { t } = useTranslation('article');
  const { copy, copied, error } = useClipboard();

  useEffect(() => {
    if (error) {
      showToast({
        kind: 'error',
        title: t('copy.failed'),
        message: t('copy.failedText'),
        closeLabel: t('copy.close'),
      });
    } else if (copied) {
      showToast({
        kind: 'success',
        title: t('copy.copied'),
        message: t('copy.copiedText', { title }),
        closeLabel: t('copy.close'),
      });
    }
  }, [copied, error, t, title]);

  return (
    <>
      <div className={`${typography.heading} ${styles.row}`}>
        {children}
        <LazyTooltip label={t('copy.tooltip')}>
          <UnstyledButton
            className={`${layout.jsOnly} ${layout.noPrint} ${styles.button}`}
            onClick={() => copy(addressOf(id))}
          >
            <span aria-hidden>#</span>
            <VisuallyHidden>{t('copy.label', { title })}</VisuallyHidden>
          </UnstyledButton>
        </LazyTooltip>
      </div>
      {/* It is to be copied by hand. */}
      {error && (
        <Address label={t('copy.address', { title })} address={addressOf(id)} refusal={error} />
      )}
    </>
  );
}

/**
 * The address of a heading on the page one is on, in the language one reads. Without the query: an
 * address to hand on carries nobody's choices.
 */
const addressOf = (id: string) => `${location.origin}${location.pathname}#${id}`;

interface AddressProps {
  label: string;
  address: string;
  refusal: Error;
}

/** The address itself, selected each time the clipboard refuses it. */
function Address({ label, address, refusal }: AddressProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current!.select(), [refusal]);
  return (
    <input
      ref={input}
      className={`${layout.noPrint} ${styles.address}`}
      aria-label={label}
      value={address}
      readOnly
    />
  );
}
