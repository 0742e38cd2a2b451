/** Counts what the chat could answer and what it could not, for `npm run chat:gaps`. */
import { log, traceOf } from '../_shared/log.ts';
import type { Call } from '../_shared/serveFunction.ts';
import { withinTime } from '../_shared/withinTime.ts';
import type { ChatAnswer } from './search/chat.ts';
import type { Passage } from './search/siteIndex.ts';

/** What is counted; a greeting is not. */
export type CountedOutcome = Exclude<ChatAnswer['outcome'], 'courtesy'>;

/** What came of questions that came nearest to one section of the site. */
export interface Counted {
  language: string;
  outcome: CountedOutcome;
  /** The address of the section; empty where no section came near. */
  section: string;
}

/** How long the visitor is held for it, in milliseconds. */
const longest = 500;

/** Counts a question under what came of it; nothing of what was asked is kept. */
export async function tally(
  { store, requestId }: Pick<Call<unknown>, 'store' | 'requestId'>,
  { language, outcome, nearest }: Omit<Counted, 'section'> & { nearest: Passage | undefined },
): Promise<void> {
  if (!store) return;
  const section = nearest ? `${nearest.path}${nearest.id && `#${nearest.id}`}` : '';
  const counted = store.tally(`chat ${language} ${outcome} ${section}`);
  await withinTime(AbortSignal.timeout(longest), counted).catch((error: unknown) => {
    log('warn', 'not_counted', { requestId, ...traceOf(error) });
  });
}

/** @returns what a name in the store stands for; nothing where it is no count of the chat's */
export function readTally(name: string): Counted | undefined {
  const [, language, outcome, section] =
    /^chat (\S+) (answered|half|declined) (.*)$/.exec(name) ?? [];
  if (language === undefined) return undefined;
  return { language, outcome: outcome as CountedOutcome, section: section! };
}
