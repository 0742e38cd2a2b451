import { UnstyledButton } from '@mantine/core';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Suggestions.module.css';
import type { PageId } from '../../site/routes.ts';
import type { Turn } from './conversation/turns.ts';
import { drawings } from './messages/answerStrokes.ts';
import { suggestionsFor } from './suggestionsFor.ts';

interface SuggestionsProps {
  turns: readonly Turn[];
  /** The page one is on, where the chat stands beside one. */
  page: PageId | undefined;
  isAwaiting: boolean;
  onAsk: (text: string, event: MouseEvent) => void;
}

/**
 * Questions to begin and to go on with. Before the first question they are set as large as what is
 * asked will be, on the chat's own page each with what its answer counts; after it they are a line
 * above the field.
 */
export function Suggestions({ turns, page, isAwaiting, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const labelId = useId();
  const left = suggestionsFor(turns, page, (id) => t(`suggestions.items.${id}`));
  if (left.length === 0) return null;
  const isOpening = turns.length === 0;
  return (
    <div
      className={`${layout.jsOnly} ${styles.suggestions} ${isOpening ? styles.opening : ''}`}
      role="group"
      aria-labelledby={labelId}
    >
      <p className={`${typography.note} ${styles.label}`} id={labelId}>
        {t('suggestions.label')}
      </p>
      {left.map(({ id, text }) => (
        <UnstyledButton
          key={id}
          className={`${typography.action} ${styles.suggestion}`}
          disabled={isAwaiting}
          onClick={(event) => onAsk(text, event)}
          data-answer={id}
        >
          {text}
          {isOpening && !page && id in drawings && (
            <Strokes strokes={drawings[id as keyof typeof drawings]} />
          )}
        </UnstyledButton>
      ))}
    </div>
  );
}
