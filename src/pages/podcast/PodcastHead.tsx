import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './PodcastHead.module.css';

interface PodcastHeadProps {
  title: string;
  lead: string;
  /** What plays. */
  children: ReactNode;
}

/** The page's spruce band: its heading, what it is, and a player. */
export function PodcastHead({ title, lead, children }: PodcastHeadProps) {
  return (
    <section id="episode" className={`${layout.spruce} ${styles.head}`}>
      <div className={layout.container}>
        <div className={`${layout.grid} ${styles.about}`}>
          <h1 className={styles.title}>{title}</h1>
          <p className={`${typography.lead} ${styles.lead}`}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
