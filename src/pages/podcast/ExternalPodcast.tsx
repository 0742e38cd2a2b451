import { useTranslation } from 'react-i18next';
import { ExternalEpisodes } from '../../features/podcast-player/external/ExternalEpisodes.tsx';
import { PodcastHead } from './PodcastHead.tsx';

/** The podcast as an external player has it: which episodes there are is known to the player alone. */
export function ExternalPodcast({ address }: { address: string }) {
  const { t } = useTranslation('podcast');
  return (
    <PodcastHead title={t('external.title')} lead={t('external.lead')}>
      <ExternalEpisodes address={address} />
    </PodcastHead>
  );
}
