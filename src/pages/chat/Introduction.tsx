import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { sessionStrokes } from '../../ui/strokes/session.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Introduction.module.css';

/** One session, four strokes a minute. */
const session = sessionStrokes(4);

/** What the chat is, and the way to a person. */
export function Introduction() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.introduction}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.notes} data-chat-skip>
        <p>{t('disclosure')}</p>
        <p>
          <Trans t={t} i18nKey="person" components={{ contact: <PageLink to="contact" /> }} />
        </p>
      </div>
      <figure className={styles.figure} data-chat-skip>
        <figcaption>{t('sessionCaption')}</figcaption>
        <Strokes strokes={session} motion="rise" className={styles.strokes} />
      </figure>
    </div>
  );
}
