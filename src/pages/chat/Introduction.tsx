import { Trans, useTranslation } from 'react-i18next';
import { visitorsConversation } from '../../features/chat/conversation/conversation.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Introduction.module.css';
import { SpokenWords } from './SpokenWords.tsx';

/** What the chat is, and the way to a person. */
export function Introduction() {
  const { t } = useTranslation('chat');
  return (
    <div className={`${layout.spruce} ${styles.introduction}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={`${typography.meta} ${styles.notes}`} data-chat-skip>
        <p>{t('disclosure')}</p>
        <p>
          <Trans
            t={t}
            i18nKey="person"
            components={{
              contact: <PageLink to="contact" onClick={() => visitorsConversation.handOver()} />,
            }}
          />
        </p>
      </div>
      <SpokenWords />
    </div>
  );
}
