import { useTranslation } from 'react-i18next';
import { recordingFor, strokesOfRecording } from '../../features/podcast-player/recording.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
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
      <figcaption className={typography.caption}>{t('listen.caption')}</figcaption>
    </figure>
  );
}
