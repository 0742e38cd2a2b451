import type { ReactNode } from 'react';
import layout from './layout.module.css';

interface SectionProps {
  /** The ground: paper, its darker shade, or spruce, which redefines every colour role. */
  tone?: 'paper' | 'shade' | 'spruce';
  className?: string | undefined;
  /** The hash that links to it, the same in every language. */
  id: string;
  children: ReactNode;
}

/** A full-width section of a page: ground, padding and the page's margins. */
export function Section({ tone = 'paper', className, id, children }: SectionProps) {
  // Paper, the page's own ground, has no class.
  const classes = [layout.section, layout[tone], className];
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      <div className={layout.container}>{children}</div>
    </section>
  );
}
