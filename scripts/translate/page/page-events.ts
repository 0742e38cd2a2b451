/** What the view asks of the page that it shows, and what the page tells it. */
import type { Scene } from './scene.ts';

export interface SitePage {
  /** The messages on the page in the order one reads them, each once, and whether they are seen. */
  texts(): { number: number; isSeen: boolean }[];
  /** Brings a message into sight. @returns whether it stands on the page */
  choose(number: number): boolean;
  unchoose(): void;
  /** Whether a press on a text tells its number, instead of doing what it does, and whom. */
  point(onPointed: ((number: number) => void) | undefined): void;
  /** Brings about what shows a message that is hidden as the page stands. */
  play(scene: Scene): Promise<void>;
}

/** The page's texts may be others. */
export const pageChanged = 'site-texts';

declare global {
  interface Window {
    sitePage?: SitePage;
  }
}
