import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strokesOf } from '../../../figures/strokes/geometry.ts';
import { ReadingProgress } from './ReadingProgress.tsx';

test.each([
  [0, 1],
  [1, 0.5],
])('past %i of two sections, what is left is covered', (read, left) => {
  const groups = [strokesOf(2, () => 1), strokesOf(3, () => 1)];
  const { container } = render(<ReadingProgress groups={groups} read={read} />);
  const cover = container.querySelector<HTMLElement>('svg + div')!;
  expect(Number(/scaleX\((.+)\)/.exec(cover.style.transform)![1])).toBe(left);
});
