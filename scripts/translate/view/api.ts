/** The calls to the view's server. */
import {
  type Change,
  type Outcome,
  type Start,
  type TextName,
  type Texts,
  tokenHeader,
  type Trial,
  viewPath,
} from '../contract.ts';

/** Milliseconds: all texts of a language are checked in one. */
const longestWait = 20_000;

/** What the server put into the document. */
export const start = JSON.parse(document.getElementById('start')!.textContent) as Start;

/** The server does not answer. */
export class ServerAway extends Error {}

/**
 * @throws ServerAway where it does not answer
 * @throws Error with what it says where it refuses
 */
async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${viewPath}/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: start.token },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(longestWait),
  }).catch((error: unknown) => {
    throw new ServerAway(undefined, { cause: error });
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** @returns all texts of a language, checked */
export const fetchTexts = async (language: string) => (await ask(`texts/${language}`)) as Texts;

/** @returns what a check finds in a text that is not saved */
export const tryText = async (text: TextName & { text: string }) =>
  (await ask('try', text)) as Trial;

export const save = async (change: Change) => (await ask('save', change)) as Outcome;

/** Says that a translation was read beside its source. @returns what the lock said before */
export const accept = async (name: TextName) =>
  (await ask('accept', name)) as { lock: string | null };
