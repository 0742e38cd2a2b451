/** What a check tells a person: where something is wrong, what, and what to do. */
export interface Fault {
  /** With a dot between its levels; empty where it is the file as a whole. */
  key: string;
  /** What is wrong, as it goes on after the key: `is missing`. */
  wrong: string;
  /** What to do about it. */
  remedy: string;
  /** It is a text that is not written yet: a draft may have these. */
  isGap?: boolean;
}

export interface Finding extends Fault {
  /** From the project's root. */
  file: string;
  /** From 1. */
  line: number;
  /** Makes of the text what it should be, where that is sure: `--fix` writes it. */
  mend?: (text: string) => string;
}

/** @returns a finding in a line: `locales/sv/faq.json:12: title: is empty; write the text` */
export const describe = ({ file, line, key, wrong, remedy }: Finding): string =>
  `${file}:${line}: ${key && `${key}: `}${wrong}; ${remedy}`;

/** The most characters of a text that are quoted. */
const mostQuoted = 80;

/** @returns a text as a finding quotes it: its beginning, on one line */
export function quoted(text: string): string {
  const line = text.replace(/\n/g, ' / ');
  return `“${line.length > mostQuoted ? `${line.slice(0, mostQuoted - 1)}…` : line}”`;
}
