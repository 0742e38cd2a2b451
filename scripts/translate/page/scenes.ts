/**
 * How to come to see what no page shows as it first stands: errors, answers, hints. The steps run on the
 * page (`play.ts`); the view reads where to play them. Elements are found by what they are, never by words.
 */
import {
  chatFunction,
  chatLimits,
  contactFunction,
  contactLimits,
} from '../../../supabase/functions/_shared/contract.ts';
import type { BackendErrorCode } from '../../../src/backend/BackendError.ts';
import { sessionLength } from '../../../src/content/session.ts';
import type { ContactField } from '../../../src/features/contact-form/contactFields.ts';
import { type PageId, routeOf } from '../../../src/site/routes.ts';
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

type Act = Scene['act'];
type Reply = Response | Promise<Response>;

/** @returns what makes scenes of a page, by the keys of a file's messages */
const on =
  (page: PageId, file: string) =>
  (keys: string[], act: Act, width = 0): Scene => ({
    page,
    shows: keys.map((key) => `${file}:${key}`),
    act,
    width,
  });

/** An answer that never comes. The site waits for it for some fifteen seconds. */
const never = () => new Promise<Response>(() => {});

const refusal = (code: BackendErrorCode) =>
  Response.json({ error: { code, message: '' } }, { status: 500 });

/** What the chat says: no words, a link to a page. */
const linking = (page: PageId) => `[${page}](${routeOf(page).path})`;

const reply = (page: PageId) => Response.json({ response: linking(page) });

/** Asks the chat what it suggests first. */
async function ask({ answer, press }: Hands, answered: Reply): Promise<void> {
  answer(chatFunction, answered);
  await press('form [role=group] button:enabled');
}

/** Asks one suggested question after the other, until no others come in their place. */
async function askOn(hands: Hands): Promise<void> {
  const labelAndTwo = 3;
  do await ask(hands, reply('faq'));
  while ((await hands.find('form [role=group]')).childElementCount > labelAndTwo);
}

/** Asks, and waits until something has come of it. */
async function hear(hands: Hands, answered: Reply): Promise<void> {
  await ask(hands, answered);
  await hands.find('[role=log] button');
}

/** Presses what copies a reply. */
async function copyReply(hands: Hands, isAllowed: boolean): Promise<void> {
  hands.copy(isAllowed);
  await hear(hands, reply('faq'));
  await hands.press('[role=log] button');
}

/** A stream that has a beginning and no end. */
const halfStream = () =>
  new Response(`data: ${JSON.stringify({ statement: linking('faq') })}\n\n`, {
    headers: { 'Content-Type': 'text/event-stream' },
  });

const inChat = on('chat', 'chat');
const failing = on('chat', 'chat-failures');

const chatScenes = [
  inChat(['wordsCaption', 'senders.user', 'copy.action', 'startOver.action'], (hands) =>
    hear(hands, reply('faq')),
  ),
  inChat(['suggestions.items'], askOn),
  inChat(['copy.done'], (hands) => copyReply(hands, true)),
  inChat(['copy.failed'], (hands) => copyReply(hands, false)),
  inChat(['newest'], (hands) =>
    hear(hands, Response.json({ response: `- ${linking('faq')}\n`.repeat(50) })),
  ),
  inChat(['startOver.undo'], async (hands) => {
    await hear(hands, reply('faq'));
    await hands.press('form > button');
  }),
  inChat(['typing', 'field.stop'], (hands) => ask(hands, never())),
  inChat(['field.tooLong'], ({ fill }) =>
    fill('form textarea', 'a'.repeat(chatLimits.message + 1)),
  ),
  inChat(['failed'], (hands) => hear(hands, refusal('internal_error'))),
  failing(['functionError'], (hands) => hear(hands, refusal('internal_error'))),
  failing(['tooMany'], (hands) => hear(hands, refusal('rate_limited'))),
  failing(['noAnswer'], (hands) => hear(hands, Response.json({}))),
  failing(['brokenOff'], (hands) => hear(hands, halfStream())),
  failing(['stopped'], async (hands) => {
    await ask(hands, never());
    await hands.press('form [type=submit]');
  }),
  on('home', 'chat')(['panel'], ({ press }) => press('header a[href$="/chat"]'), 1440),
  on('chat', 'contact-form')(['conversation'], async (hands) => {
    await hear(hands, reply('contact'));
    await hands.press('[role=log] a[href$="/contact"]');
    await hands.find('[name=conversation]');
  }),
];

type Fields = Partial<Record<ContactField, string>>;

const sample: Fields = {
  firstName: 'Ada',
  lastName: 'Ada',
  email: 'ada@example.com',
  message: 'Ada',
};

/** Fills in the contact form and presses its button; nothing is sent. */
async function send(hands: Hands, fields: Fields, answered: Reply = never()): Promise<void> {
  hands.answer(contactFunction, answered);
  for (const [name, value] of Object.entries(fields)) await hands.fill(`[name=${name}]`, value);
  await hands.press('#contact-send');
}

/** A short message on the screen, which stays under the pointer. */
const toast = '[data-position] [role]';

const contact = on('contact', 'contact-form');
const outcome = (keys: string[], answered: () => Reply) =>
  contact(keys, async (hands) => {
    await send(hands, sample, answered());
    await hands.rest(toast);
  });

const contactScenes = [
  contact(['faults.missing', 'toast.missing', 'toast.errorTitle', 'toast.close'], async (hands) => {
    await send(hands, {});
    await hands.rest(toast);
  }),
  contact(['faults.malformed', 'summary_one'], (hands) => send(hands, { ...sample, email: 'ada' })),
  contact(['faults.tooLong', 'summary'], (hands) =>
    send(hands, { ...sample, email: 'ada', company: 'a'.repeat(contactLimits.company + 1) }),
  ),
  contact(['sending'], (hands) => send(hands, sample)),
  outcome(['outcome.sent', 'toast.sentTitle', 'toast.sent'], () => Response.json({ ok: true })),
  outcome(['outcome.failed', 'toast.failed'], () => refusal('internal_error')),
  ...(['network', 'timeout', 'delivery_unknown', 'rate_limited'] as const).map((code) =>
    outcome([`outcome.${code}`], () => refusal(code)),
  ),
];

const home = on('home', 'home');

const playhead = 'main figure [type=range]';

/** Brings the session into sight, where it begins once by itself. @returns its button, if it does */
async function playing({ find }: Hands): Promise<Element | undefined> {
  (await find(playhead)).scrollIntoView({ block: 'center', behavior: 'instant' });
  return find('main figure [data-playing]', 1500).catch(() => undefined);
}

const atMinute = (minute: number, ...keys: string[]) =>
  home(keys, async (hands) => {
    // Put somewhere before it begins, it would play on from there.
    await playing(hands);
    const strokes = Number((await hands.find(playhead)).getAttribute('max'));
    await hands.fill(playhead, String((strokes * minute) / sessionLength));
  });

const homeScenes = [
  atMinute(0.5, 'phone.goal'),
  atMinute(2, 'phone.subtitle'),
  atMinute(6, 'phone.first', 'phone.second'),
  atMinute(11, 'phone.quiz'),
  atMinute(sessionLength, 'phone.score', 'phone.scoreText', 'phone.next', 'session.again'),
  home(['session.pause'], async (hands) => {
    if (!(await playing(hands))) await hands.press('main figure button');
  }),
  home(['customers.pauseTooltip'], ({ rest }) =>
    rest('#customers [role=presentation] > *', '[role=tooltip]'),
  ),
];

const article = on('change-fatigue', 'article');
const copyAddress = (keys: string[], isAllowed: boolean) =>
  article(keys, async (hands) => {
    hands.copy(isAllowed);
    await hands.press('article section button');
    await hands.rest(toast);
  });
const readSection = (key: string, section: string) =>
  article([key], async ({ find }) => (await find(`article ${section}`)).scrollIntoView());

const player = on('podcast', 'podcast-player');

/** The site's own documents come with their page; one that is gone to from another is fetched. */
const policy = (keys: string[], answered: () => Reply) =>
  on('home', 'policy-document')(keys, async ({ answer, press }) => {
    answer('/privacy-policy.html', answered());
    await press('footer a[href$="/privacy-policy"]');
  });

const scenes: readonly Scene[] = [
  ...chatScenes,
  ...contactScenes,
  ...homeScenes,
  copyAddress(['copy.copied', 'copy.copiedText', 'copy.close'], true),
  copyAddress(['copy.failed', 'copy.failedText', 'copy.address'], false),
  article(['copy.tooltip'], ({ rest }) =>
    rest('article section [role=presentation] > *', '[role=tooltip]'),
  ),
  readSection('left_one', 'section:last-child'),
  readSection('left', 'section'),
  player(['loading', 'pause'], ({ tell }) => tell('audio', 'waiting')),
  player(['ended', 'replay'], ({ tell }) => tell('audio', 'ended')),
  player(['failure'], ({ tell }) => tell('audio', 'error')),
  policy(['loading'], never),
  policy(['failed', 'retry'], () => new Response()),
  on('home', 'live-chat')(['title', 'lead', 'close', 'ways'], ({ press }) =>
    press('footer nav button'),
  ),
  on('blog', 'common')(['error'], async ({ answer, press }) => {
    // Without its words an article falls over.
    answer('/change-fatigue.json', Response.json({}));
    await press('main a[href$="/change-fatigue"]');
  }),
];

/** @returns what shows a message that is on no page as it first stands; nothing where that is unknown */
export function sceneOf(file: string, key: string): Scene | undefined {
  const message = `${file}:${key}`;
  const isOf = (name: string) =>
    message.startsWith(name) && /^(?:$|[._])/.test(message.slice(name.length));
  return scenes.find(({ shows }) => shows.some(isOf));
}
