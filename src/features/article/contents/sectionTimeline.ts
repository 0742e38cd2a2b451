import type { CSSProperties } from 'react';

/**
 * @param section a section's id
 * @returns the name of the timeline that runs while the section passes the line one reads at
 */
export function timelineOf(section: string): string {
  return `--${section}`;
}

/** @returns the style by which an element, or what is drawn for it, knows its section's timeline */
export function timelineStyle(section: string): CSSProperties {
  return { '--timeline': timelineOf(section) } as CSSProperties;
}
