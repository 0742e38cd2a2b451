import { UnstyledButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { chatLogLanguage } from '../../../site/languages.ts';
import typography from '../../../ui/typography.module.css';
import styles from './FailureMessage.module.css';
import type { Failure } from '../conversation/turns.ts';

interface FailureMessageProps {
  failure: Failure;
  isAwaiting: boolean;
  onTryAgain: (event: MouseEvent) => void;
  /** The visitor goes on to a person. */
  onContact: () => void;
}

/**
 * Says that there is no reply, or not all of it, in the visitor's language and in Swedish, which the
 * specification wants of every failure (decision 13, “Chat messages”), and offers the ways on.
 */
export function FailureMessage({
  failure,
  isAwaiting,
  onTryAgain,
  onContact,
}: FailureMessageProps) {
  const { t, i18n } = useTranslation(['chat', 'chat-failures']);
  const inSwedish = i18n.getFixedT(chatLogLanguage, 'chat-failures');
  return (
    <div className={styles.failure}>
      <p>{t(failure, { ns: 'chat-failures' })}</p>
      {failure !== 'stopped' && i18n.language !== chatLogLanguage && (
        <p className={`${typography.meta} ${styles.swedish}`} lang={chatLogLanguage}>
          {inSwedish(failure)}
        </p>
      )}
      <p className={styles.actions}>
        <UnstyledButton disabled={isAwaiting} onClick={onTryAgain}>
          {t('failed.tryAgain')}
        </UnstyledButton>
        <PageLink to="contact" onClick={onContact}>
          {t('failed.contact')}
        </PageLink>
      </p>
    </div>
  );
}
