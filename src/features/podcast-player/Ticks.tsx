import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EpisodePart, episodeParts } from '../../content/episode.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Ticks.module.css';

/** How high a part's strokes are, and its ticks: `scripts/podcast/sample-episode.ts` knows their pitch. */
const heights: Record<EpisodePart, number> = {
  opening: 0,
  intro: 0.25,
  video: 0.45,
  article: 0.55,
  mentor: 1,
  quiz: 0.75,
  closing: 0,
};

/** The minutes of a session in their order, each with the part it belongs to. */
const minutes = episodeParts.flatMap(({ id, minutes: count }) =>
  Array.from({ length: count }, () => id),
);

/**
 * The ticks heard in a part: its minutes, where they stand among those of a session. At the end the
 * whole session is heard once more.
 */
export const Ticks = memo(function Ticks({ part }: { part: EpisodePart }) {
  const { t } = useTranslation('podcast-player');
  const isHeard = (id: EpisodePart) => part === 'closing' || id === part;
  const count = minutes.filter(isHeard).length;
  if (count === 0) return null;
  return (
    <Strokes
      strokes={strokesOf(
        minutes.length,
        (index) => heights[minutes[index]!],
        (index) => (isHeard(minutes[index]!) ? 'ink' : 'quiet'),
      )}
      label={t('transcript.ticks', { count })}
      className={styles.ticks}
    />
  );
});
