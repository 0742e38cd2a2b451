import { render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Seconds } from './Seconds.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins where the send is when it is shown, however long ago it was drawn', () => {
  const since = Date.now();
  const drawn = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <Seconds since={since} />
    </Activity>
  );
  const { container, rerender } = render(drawn('hidden'));
  vi.advanceTimersByTime(8000);
  rerender(drawn('visible'));
  const delayed = container.querySelector<HTMLElement>('[style*="--delay"]');
  expect(delayed?.style.getPropertyValue('--delay')).toBe('-8000ms');
});
