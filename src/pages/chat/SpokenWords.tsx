import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawings, euros } from '../../features/chat/messages/answerStrokes.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './SpokenWords.module.css';

const loadExchanges = () => import('./Exchanges.tsx');

/**
 * The picture beside the talk: what the answer counts to the question that one points at, and then
 * what is said and written, which comes once the page is alive.
 */
export function SpokenWords() {
  const { t } = useTranslation('chat');
  const Exchanges = useLoaded(loadExchanges)?.Exchanges;
  const [pointedAt, setPointedAt] = useState<keyof typeof drawings>('session');
  return (
    <figure className={styles.figure} data-chat-skip>
      {Exchanges && <Exchanges onPoint={setPointedAt} />}
      <div className={styles.answer}>
        <Strokes
          key={pointedAt}
          strokes={drawings[pointedAt]}
          motion="rise"
          className={styles.strokes}
        />
        <figcaption className={typography.caption}>{t(`drawn.${pointedAt}`, { euros })}</figcaption>
      </div>
    </figure>
  );
}
