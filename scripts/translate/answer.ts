/** Answers what the view asks for, below its address. */
import { z } from 'zod';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { messageFilesOf } from '../../src/site/messageBundles.ts';
import { readLanguages } from '../locales/languages.ts';
import { type Locales, siteLocales } from '../locales/locales.ts';
import { namespacesOf, readNamespace } from '../locales/read-messages.ts';
import { acceptText, change, tryText, UnknownText } from './change.ts';
import { committedTexts } from './committed.ts';
import { type Start, viewPath } from './contract.ts';
import { refusalOf } from './guard.ts';
import { type Numbers } from './numbers.ts';
import { textsOf } from './texts.ts';

/** The longest text is a fortieth of it, in bytes. */
const bodyLimit = 64 * 1024;

const nameSchema = z.strictObject({ language: z.string(), file: z.string(), key: z.string() });
const trialSchema = z.strictObject({ ...nameSchema.shape, text: z.string() });
const changeSchema = z.strictObject({
  ...trialSchema.shape,
  before: z.string(),
  lock: z
    .string()
    .regex(/^[\da-f]{8}(?: [\da-f]{8})*$/)
    .nullable()
    .optional(),
});

/** @returns what the view knows from the beginning */
export const startOf = (token: string, { drafts = [] }: Locales): Start => ({
  token,
  languages: readLanguages('drafts').map(({ code, name, direction }) => ({
    code,
    name,
    direction,
    isDraft: drafts.includes(code),
  })),
  source,
  pages: routes.map((route) => ({
    id: route.id,
    files: messageFilesOf(route, source).map(({ namespace }) => namespace),
  })),
});

/**
 * @param numbers what stands for each text on the pages
 * @param token what the view was given when the server started
 * @returns answers a request that came from an address; of what it does not know it says so
 */
export function createAnswer(numbers: Numbers, token: string) {
  const committed = committedTexts(siteLocales().root);

  const reading: Record<string, (of: string) => object> = {
    texts: (language) => ({
      language,
      texts: textsOf(siteLocales(), known(language), numbers, committed),
    }),
    words: (language) =>
      numbers.mark({
        [language]: Object.fromEntries(
          namespacesOf(known(language)).map((name) => [name, readNamespace(language, name)]),
        ),
      }),
  };

  const writing: Record<string, (body: unknown) => object> = {
    try: (body) => tryText(siteLocales(), trialSchema.parse(body)),
    save: (body) => {
      const { lock, ...wanted } = changeSchema.parse(body);
      return change(siteLocales(), { ...wanted, ...(lock !== undefined && { lock }) });
    },
    accept: (body) => ({ lock: acceptText(siteLocales(), nameSchema.parse(body)) }),
  };

  return async (request: Request, peer: string): Promise<Response> => {
    const refusal = refusalOf(request, peer, token);
    if (refusal !== undefined) return textOf(403, refusal);
    const [name = '', of = ''] = new URL(request.url).pathname
      .slice(viewPath.length + 1)
      .split('/');
    try {
      if (request.method === 'GET' && Object.hasOwn(reading, name)) {
        return Response.json(reading[name]!(of));
      }
      if (request.method === 'POST' && Object.hasOwn(writing, name)) {
        return Response.json(writing[name]!(await readBody(request)));
      }
    } catch (error) {
      return explain(error);
    }
    return textOf(404, 'There is no such thing.');
  };
}

/** @throws UnknownText where the site has no such language */
function known(language: string): string {
  if (siteLocales().languages.includes(language)) return language;
  throw new UnknownText(`There is no language ${language}`);
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type') !== 'application/json') {
    throw new SyntaxError('A request is application/json.');
  }
  const text = await request.text();
  if (text.length > bodyLimit) throw new SyntaxError(`A request has at most ${bodyLimit} bytes.`);
  return JSON.parse(text) as unknown;
}

function explain(error: unknown): Response {
  const { message } = error as Error;
  if (error instanceof UnknownText) return textOf(404, message);
  if (error instanceof z.ZodError) return textOf(400, z.prettifyError(error));
  return textOf(error instanceof SyntaxError ? 400 : 500, message);
}

const textOf = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain;charset=utf-8' } });
