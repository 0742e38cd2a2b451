import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { config } from 'virtual:site';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import styles from './cookie-policy.module.css';

interface PassageProps {
  /** Where a link finds it. */
  id: string;
  title: string;
  /** Paragraphs, whose tags are links and emphasis. */
  text: readonly string[];
  points?: readonly string[];
  /** What stands below the heading, beside the text. */
  margin?: ReactNode;
  children?: ReactNode;
}

const marks = {
  contact: <PageLink to="contact" />,
  mail: <a href={`mailto:${config.email}`} />,
  privacy: <PageLink to="privacy-policy" />,
  strong: <strong />,
};

/** A numbered passage of the policy: its heading at left, its text beside it. */
export function Passage({ id, title, text, points = [], margin, children }: PassageProps) {
  return (
    <section id={id} className={`${layout.grid} ${styles.passage}`}>
      <div className={styles.side}>
        <h2>{title}</h2>
        {margin}
      </div>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Trans defaults={paragraph} components={marks} />
          </p>
        ))}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Trans defaults={point} components={marks} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
