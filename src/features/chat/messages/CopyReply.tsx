import { UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import { plainReply } from '../conversation/transcript.ts';
import styles from './CopyReply.module.css';

/** Copies a reply, without its marks; the log tells who listens what came of it. */
export function CopyReply({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const { copy, copied, error, reset } = useClipboard({ timeout: 10_000 });
  const state = error ? 'failed' : copied ? 'done' : 'action';

  return (
    <UnstyledButton
      className={`${layout.jsOnly} ${layout.noPrint} ${typography.action} ${styles.copy}`}
      onClick={() => copy(plainReply(text))}
      onBlur={reset}
    >
      {t(`copy.${state}`)}
    </UnstyledButton>
  );
}
