import type { BackendErrorCode } from '../../../src/backend/BackendError.ts';
import type { PageId } from '../../../src/site/routes.ts';
import type { Hands } from './play.ts';

/** A state of a page, and how to bring it about. */
export interface Scene {
  /** The page it begins on. */
  page: PageId;
  /** The messages it shows, as `file:key`; a group stands for all below it, a plural for its forms. */
  shows: readonly string[];
  /** Brings it about. */
  act: (hands: Hands) => Promise<void>;
  /** How wide the page has to be, in CSS pixels, where that matters. */
  width?: number;
}

export type Act = Scene['act'];
export type Reply = Response | Promise<Response>;

/** @returns what makes scenes of a page, by the keys of a file's messages */
export const on =
  (page: PageId, file: string) =>
  (keys: string[], act: Act, width = 0): Scene => ({
    page,
    shows: keys.map((key) => `${file}:${key}`),
    act,
    width,
  });

/** An answer that never comes. The site waits for it for some fifteen seconds. */
export const never = () => new Promise<Response>(() => {});

export const refusal = (code: BackendErrorCode) =>
  Response.json({ error: { code, message: '' } }, { status: 500 });
