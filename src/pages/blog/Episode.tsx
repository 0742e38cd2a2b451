import { useTranslation } from 'react-i18next';
import { recordingFor, strokesOfRecording } from '../../features/podcast-player/recording.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './Episode.module.css';

/** The sample episode as one hears it: a stroke a second. */
export function Episode() {
  const { t, i18n } = useTranslation('blog');
  return (
    <figure className={styles.episode} data-chat-skip="">
      <Strokes
        strokes={strokesOfRecording(recordingFor(i18n.language))}
        motion="reveal"
        className={styles.strokes}
      />
      <figcaption className={roles.caption}>{t('listen.caption')}</figcaption>
    </figure>
  );
}
