import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Suggestions.module.css';
import type { Turn } from './turns.ts';

/** Questions that the site answers, in the order they are offered. */
const questions = ['price', 'session', 'ready'] as const;

interface SuggestionsProps {
  turns: readonly Turn[];
  isAwaiting: boolean;
  onAsk: (text: string, event: MouseEvent) => void;
}

/** Questions to begin with; one that has been asked is offered no more. */
export function Suggestions({ turns, isAwaiting, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const asked = new Set(turns.map(({ question }) => question.text));
  const left = questions
    .map((id) => ({ id, text: t(`suggestions.items.${id}`) }))
    .filter(({ text }) => !asked.has(text));
  if (left.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('suggestions.label')}>
      {left.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={styles.suggestion}
          disabled={isAwaiting}
          onClick={(event) => onAsk(text, event)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
