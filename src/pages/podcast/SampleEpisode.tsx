import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EpisodePlayer } from '../../features/podcast-player/EpisodePlayer.tsx';
import type { Recording } from '../../features/podcast-player/recording.ts';
import { Transcript } from '../../features/podcast-player/Transcript.tsx';
import { usePlayback } from '../../features/podcast-player/usePlayback.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { PodcastHead } from './PodcastHead.tsx';

/** The site's own episode: its player, and below it every word of it. */
export function SampleEpisode({ recording }: { recording: Recording }) {
  const { t } = useTranslation('podcast');
  const playback = usePlayback(recording);
  // The same at every second, so that what is said is drawn once.
  const parts = useMemo(() => t('parts', { returnObjects: true }), [t]);
  return (
    <>
      <PodcastHead title={t('title')} lead={t('lead')}>
        <EpisodePlayer playback={playback} parts={parts} />
      </PodcastHead>
      <Section id="transcript">
        <SectionHead title={t('transcript.title')} caption={t('transcript.note')} />
        <Transcript playback={playback} parts={parts} />
      </Section>
    </>
  );
}
