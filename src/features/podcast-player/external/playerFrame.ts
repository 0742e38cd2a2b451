/**
 * The adapter to the external player: any player that has a page made to be framed. For another
 * vendor, this is the file to change: the frame's address and rights, and how it is known to have
 * loaded.
 */

/** How long a player may take before the visitor is told that it has not come, in ms. */
const patience = 10_000;

/** What the player's page may do, and what it is told of this one: its origin. */
export const frameRights = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  allow: 'autoplay; encrypted-media',
  loading: 'eager',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

export interface ExternalPlayer {
  /** The player's page: framed as it is configured, whatever the visitor's language. */
  address: string;
  /** What consent is given to. */
  origin: string;
  /** What the visitor is told: `player.example`. */
  host: string;
}

/** @param address the configured address of the player's page */
export function externalPlayer(address: string): ExternalPlayer {
  const { origin, host } = new URL(address);
  return { address, origin, host };
}

/**
 * Watches a frame that has just been given its address. Its `load` event says that a document has
 * come, not which one: a browser fires it for its own error page and for the server's as well, and
 * keeps the content of another origin to itself. So a load is taken for the player, and the direct
 * link stands below it always. A frame that fires nothing has not been answered.
 *
 * @param onMissing called once where nothing has come for as long as patience lasts
 * @param onLoad called when a document has come, however late
 * @returns stops watching
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  { onLoad, onMissing }: { onLoad: () => void; onMissing: () => void },
): () => void {
  const timer = setTimeout(onMissing, patience);
  const miss = () => {
    clearTimeout(timer);
    onMissing();
  };
  const arrive = () => {
    clearTimeout(timer);
    onLoad();
  };
  frame.addEventListener('load', arrive);
  frame.addEventListener('error', miss);
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', arrive);
    frame.removeEventListener('error', miss);
  };
}
