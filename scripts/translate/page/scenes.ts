/**
 * How to come to see what no page shows as it first stands: errors, answers, hints. The steps run on the
 * page (`play.ts`); the view reads where to play them. Elements are found by what they are, never by words.
 */
import { contactFunction, contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import { sessionLength } from '../../../src/content/session.ts';
import { type Week, weeks } from '../../../src/content/team.ts';
import { people } from '../../../src/pages/personalized-training/people.ts';
import type { ContactField } from '../../../src/features/contact-form/contactFields.ts';
import { chatScenes } from './chat-scenes.ts';
import type { Hands } from './play.ts';
import { never, on, refusal, type Reply, type Scene } from './scene.ts';
import { sessionScenes } from './session-scenes.ts';

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

const atMinute = (minute: number, scene: ReturnType<typeof on>, key: string) =>
  scene([key], async (hands) => {
    // Put somewhere before it begins, it would play on from there.
    await playing(hands);
    const strokes = Number((await hands.find(playhead)).getAttribute('max'));
    await hands.fill(playhead, String((strokes * minute) / sessionLength));
  });

const homeScenes = [
  atMinute(sessionLength, home, 'session.again'),
  atMinute(sessionLength, on('home', 'session'), 'result.next'),
  home(['session.pause'], async (hands) => {
    if (!(await playing(hands))) await hands.press('main figure button');
  }),
  home(['customers.pauseTooltip'], ({ rest }) =>
    rest('#customers [role=presentation] > *', '[role=tooltip]'),
  ),
];

const personalized = on('personalized-training', 'personalized-training');
const openedSessions = Object.keys(people).map((person) =>
  personalized([`people.${person}`], ({ press }) => press(`main [value=${person}]`)),
);

const article = on('change-fatigue', 'article');
const copyAddress = (keys: string[], isAllowed: boolean) =>
  article(keys, async (hands) => {
    hands.copy(isAllowed);
    await hands.press('article section button');
    await hands.rest(toast);
  });
const readSection = (key: string, section: string) =>
  article([key], async ({ find }) => (await find(`article ${section}`)).scrollIntoView());

const teamAt = (week: Week, key: string) =>
  on('support-services', 'support-services')([key], ({ fill }) =>
    fill('figure [type=range]', String(week)),
  );

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
  ...sessionScenes,
  ...openedSessions,
  copyAddress(['copy.copied', 'copy.copiedText', 'copy.close'], true),
  copyAddress(['copy.failed', 'copy.failedText', 'copy.address'], false),
  article(['copy.tooltip'], ({ rest }) =>
    rest('article section [role=presentation] > *', '[role=tooltip]'),
  ),
  readSection('left_one', 'section:last-child'),
  readSection('left', 'section'),
  teamAt(weeks.length, 'team.finished'),
  ...weeks.map((week) => teamAt(week, `team.weeks.${week}`)),
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
