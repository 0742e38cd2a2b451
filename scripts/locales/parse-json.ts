interface JsonFault {
  fault: string;
  line: number;
  column: number;
}

/**
 * Parses JSON, telling a person where it is broken.
 *
 * @param text the content of a file
 * @returns the value, or what is wrong where, line and column from 1
 */
export function parseJson(text: string): { value: unknown } | JsonFault {
  const message = parseError(text);
  if (message === undefined) return { value: JSON.parse(text) };
  const before = text.slice(0, faultPosition(text, message)).split('\n');
  const [reason] = message.split(/ in JSON at position|, (?:\.{3})?"/);
  return { fault: reason!, line: before.length, column: before.at(-1)!.length + 1 };
}

function parseError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * The engine leaves the position out where it meets a token it does not expect; but it complains of
 * that token as soon as the text is long enough to hold it, so the shortest such text ends there.
 */
function faultPosition(text: string, message: string): number {
  const stated = / at position (\d+)/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  if (!message.startsWith('Unexpected token')) return text.length;
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (parseError(text.slice(0, middle))?.startsWith('Unexpected token')) broken = middle;
    else sound = middle;
  }
  return sound;
}
