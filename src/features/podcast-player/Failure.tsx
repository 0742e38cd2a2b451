import { Trans, useTranslation } from 'react-i18next';
import typography from '../../ui/typography.module.css';
import styles from './Failure.module.css';
import type { Playback } from './usePlayback.ts';

/** Says at once that the episode cannot be played, and where its file is. */
export function Failure({ playback }: { playback: Playback }) {
  const { t } = useTranslation('podcast-player');
  const { phase, recording } = playback;
  return (
    <div role="alert">
      {phase === 'failed' && (
        <p className={`${typography.sidenote} ${styles.text}`}>
          <Trans t={t} i18nKey="failure.text" components={{ file: <a href={recording.file} /> }} />
        </p>
      )}
    </div>
  );
}
