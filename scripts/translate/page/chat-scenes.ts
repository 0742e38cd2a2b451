/** What the chat shows once it is asked: answers, failures, hints. */
import { chatFunction, chatLimits } from '../../../supabase/functions/_shared/contract.ts';
import { type PageId, routeOf } from '../../../src/site/routes.ts';
import type { Hands } from './play.ts';
import { never, on, refusal, type Reply, type Scene } from './scene.ts';

/** What the chat's function says around the site's text (`chat-answers.json`). */
const chatAnswers = [
  'greeting',
  'thanks',
  'self',
  'declined',
  'half',
  'sample',
  'related',
  'otherLanguage',
  'document',
  'source',
];

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

/** Says a message as the chat's function does: what it would fill in is a link. */
const answers = (key: string): Scene =>
  on('chat', 'chat-answers')([key], async (hands) => {
    const message = await hands.said('chat-answers', key);
    const response = message.replace(/\{\{\w+\}\}/g, linking('contact'));
    await hear(hands, Response.json({ response }));
  });

const inChat = on('chat', 'chat');
const failing = on('chat', 'chat-failures');

export const chatScenes: readonly Scene[] = [
  inChat(['wordsCaption', 'backTo', 'senders.user', 'copy.action', 'startOver.action'], (hands) =>
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
  ...chatAnswers.map(answers),
  on('home', 'chat')(['panel'], ({ press }) => press('header a[href$="/chat"]'), 1440),
  on('chat', 'contact-form')(['conversation'], async (hands) => {
    await hear(hands, reply('contact'));
    await hands.press('[role=log] a[href$="/contact"]');
    await hands.find('[name=conversation]');
  }),
];
