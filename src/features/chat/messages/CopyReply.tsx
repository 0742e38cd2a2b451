import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout.module.css';
import roles from '../../../ui/roles.module.css';
import { plainReply } from '../conversation/transcript.ts';
import styles from './CopyReply.module.css';

/** Copies a reply, without its marks; the log tells who listens what came of it. */
export function CopyReply({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const [state, setState] = useState<'action' | 'done' | 'failed'>('action');

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainReply(text));
      setState('done');
    } catch {
      setState('failed');
    }
  }

  return (
    <UnstyledButton
      className={`${layout.scripted} ${layout.unprinted} ${roles.action} ${styles.copy}`}
      onClick={() => void copy()}
      onBlur={() => setState('action')}
    >
      {t(`copy.${state}`)}
    </UnstyledButton>
  );
}
