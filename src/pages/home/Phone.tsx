import { useTranslation } from 'react-i18next';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import { sessionStrokes } from '../../ui/strokes/session.ts';
import { Typing } from '../../ui/strokes/Typing.tsx';
import styles from './Phone.module.css';

const strokes = sessionStrokes(4);

/** The mobile app, drawn: a mentor exercise under way. */
export function Phone() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.phone} data-chat-skip="">
      <div className={styles.body}>
        <div className={styles.screen}>
          <div className={styles.top}>
            <span>{t('session.parts.mentor')}</span>
            <span>{t('phone.progress')}</span>
          </div>
          <Strokes strokes={strokes} className={styles.mini} />
          <p className={styles.title}>{t('phone.title')}</p>
          <div className={styles.turn}>
            <div className={styles.who}>{t('phone.mentor')}</div>
            {t('phone.question')}
          </div>
          <div className={`${styles.turn} ${styles.own}`}>
            <div className={styles.who}>{t('phone.you')}</div>
            {t('phone.answer')}
          </div>
          <div className={styles.turn}>
            <div className={styles.who}>{t('phone.mentor')}</div>
            {t('phone.remark')}
          </div>
          <div className={styles.field}>
            <span>{t('phone.field')}</span>
            <Typing />
          </div>
        </div>
      </div>
    </div>
  );
}
