import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Suggestions.module.css';
import type { PageId } from '../../site/routes.ts';
import type { Turn } from './conversation/turns.ts';
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
 * asked will be, after it as a line above the field.
 */
export function Suggestions({ turns, page, isAwaiting, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const labelId = useId();
  const left = suggestionsFor(turns, page, (id) => t(`suggestions.items.${id}`));
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
