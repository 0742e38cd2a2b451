import type { ReactNode } from 'react';
import { hair, person } from '../../figures/phone/person.ts';
import { hand } from '../../figures/phone/personParts.ts';

/** A hand that points, in the place of one that does not. */
const finger = 'c0-9 9-9 8-2l18 1a2.6 2.6 0 0 1 0 5h-8c5 0 4 5-1 5 4 1 3 5-2 5l-14 1';

export interface PersonProps {
  /** Where the middle of the shoulders is, as SVG transforms it; before that they face the drawing's right. */
  place?: string;
  /** How far the palm of the right hand is from there, in units of the drawing. */
  reach?: number;
  /** Whether the right hand points. */
  isPointing?: true;
  /** How the hair is worn; not drawn on whom is filled. */
  hair?: keyof typeof hair;
  /** One of us, filled; else one of you, in outline. */
  isOurs?: true;
  /** What their hands are on. */
  children?: ReactNode;
}

/** One of you or of us, from above. */
export function Person({
  place,
  reach = 52,
  isPointing,
  hair: worn,
  isOurs,
  children,
}: PersonProps) {
  const outline = person(reach, isOurs) + (worn ? hair[worn] : '');
  return (
    <g
      transform={place}
      fill={isOurs ? 'var(--mantine-color-text)' : 'var(--mantine-color-body)'}
      stroke={isOurs && 'var(--mantine-color-body)'}
    >
      {children}
      <path d={isPointing ? outline.replace(hand, finger) : outline} />
    </g>
  );
}

/** The phone in a person's hands, with what is on its screen as lines, each across their look. */
export function HeldPhone({ lines }: { lines: string }) {
  return (
    <path
      fill="var(--mantine-color-default)"
      d={`M45-14h38a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-38a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z${lines}`}
    />
  );
}
