import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Suggestions.module.css';
import type { Turn } from './conversation/turns.ts';

/** Questions that the site answers, in the order they are offered. */
const questions = ['price', 'session', 'ready'] as const;

interface SuggestionsProps {
  turns: readonly Turn[];
  isAwaiting: boolean;
  onAsk: (text: string, event: MouseEvent) => void;
}

/**
 * Questions to begin with; one that has been asked is offered no more. Before the first question
 * they are set as large as what is asked will be, after it as a line above the field.
 */
export function Suggestions({ turns, isAwaiting, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const labelId = useId();
  const asked = new Set(turns.map(({ question }) => question.text));
  const left = questions
    .map((id) => ({ id, text: t(`suggestions.items.${id}`) }))
    .filter(({ text }) => !asked.has(text));
  if (left.length === 0) return null;
  return (
    <div
      className={`${layout.scripted} ${styles.suggestions} ${turns.length === 0 ? styles.opening : ''}`}
      role="group"
      aria-labelledby={labelId}
    >
      <p className={`${roles.note} ${styles.label}`} id={labelId}>
        {t('suggestions.label')}
      </p>
      {left.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={`${roles.action} ${styles.suggestion}`}
          disabled={isAwaiting}
          onClick={(event) => onAsk(text, event)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
