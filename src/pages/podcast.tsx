import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { recordingFor } from '../features/podcast-player/recording.ts';
import { PageLink } from '../i18n/PageLink.tsx';
import { Section } from '../ui/Section.tsx';
import { ExternalPodcast } from './podcast/ExternalPodcast.tsx';
import styles from './podcast/podcast.module.css';
import { SampleEpisode } from './podcast/SampleEpisode.tsx';

/** The podcast: the configured external player, or a sample episode of the site's own. */
export default function Podcast() {
  const { t, i18n } = useTranslation('podcast');
  const recording = recordingFor(i18n.language);
  return (
    <>
      {config.podcastPlayerUrl ? (
        <ExternalPodcast address={config.podcastPlayerUrl} />
      ) : (
        // Another recording is another playback.
        <SampleEpisode key={recording.file} recording={recording} />
      )}
      <Section id="next" tone="shade">
        <p className={styles.contact}>
          <Trans t={t} i18nKey="contact" components={{ contact: <PageLink to="contact" /> }} />
        </p>
      </Section>
    </>
  );
}
