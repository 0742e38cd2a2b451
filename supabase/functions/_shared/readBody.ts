/** Reads a request's body as the JSON the contract describes, and as nothing else. */
import type * as z from 'zod/mini';
import { bodyLimit } from './contract.ts';
import { Problem } from './problem.ts';

/**
 * @param request a POST request whose body has not been read
 * @param schema what the body must be
 * @returns the body, checked and trimmed
 * @throws Problem `unsupported_media_type`, `body_too_large`, `malformed_json`, `invalid_request`
 */
export async function readBody<Body>(request: Request, schema: z.ZodMiniType<Body>): Promise<Body> {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') {
    throw new Problem('unsupported_media_type', 'The body must be application/json.');
  }
  const result = schema.safeParse(parseJson(await readBytes(request)));
  if (result.success) return result.data;
  // Only the schema's own field names go out: never a value, and no key the caller made up.
  const fields = new Set(result.error.issues.map(({ path }) => path.join('.') || 'body'));
  throw new Problem('invalid_request', `Not as expected: ${[...fields].join(', ')}.`);
}

/** Counts while reading: what a caller says of the length is only a reason to stop sooner. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw tooLarge();
  const bytes = new Uint8Array(bodyLimit);
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      if (length + chunk.length > bodyLimit) throw tooLarge();
      bytes.set(chunk, length);
      length += chunk.length;
    }
  } catch (error) {
    // A caller that goes away in the middle of its body is no fault of ours.
    throw error instanceof Problem ? error : new Problem('malformed_json', 'The body broke off.');
  }
  return bytes.subarray(0, length);
}

function tooLarge(): Problem {
  return new Problem('body_too_large', `The body may weigh ${bodyLimit} bytes at most.`);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('malformed_json', 'The body must be JSON in UTF-8.');
  }
}
