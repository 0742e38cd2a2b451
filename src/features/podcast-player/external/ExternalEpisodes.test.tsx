import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages, open } from '../testPodcast.tsx';

const address = 'https://player.example/show/1?theme=plain';
const origin = 'https://player.example';
const host = 'player.example';
const key = 'podcast-consent';

vi.mock('virtual:site', () => ({ config: { podcastPlayerUrl: address } }));

beforeEach(() => {
  localStorage.clear();
  // What was decided lasts as long as the page: each test is a new one.
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openPlayer(language = 'en') {
  const { ExternalEpisodes } = await import('./ExternalEpisodes.tsx');
  const opened = open(<ExternalEpisodes address={address} />, language);
  const { t } = opened;
  return {
    ...opened,
    frame: () => screen.queryByTitle<HTMLIFrameElement>(t('external.label')),
    loadButton: () => screen.queryByRole('button', { name: t('external.load') }),
    always: () => screen.getByRole('checkbox', { name: t('external.remember') }),
    withdraw: () => screen.queryByRole('button', { name: t('external.withdraw') }),
  };
}

/** Another tab decides. */
function decideElsewhere(newValue: string | null): void {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
}

test.each(languages)('nothing loads before it is asked for: %s', async (language) => {
  const { t, user, frame, loadButton, withdraw } = await openPlayer(language);
  expect(frame()).toBeNull();
  expect(screen.getByText(t('external.text', { host }))).toBeTruthy();
  await user.click(loadButton()!);
  expect(frame()!.getAttribute('src')).toBe(address);
  expect(frame()!.getAttribute('sandbox')).toContain('allow-scripts');
  expect(screen.getByRole('status').textContent).toBe(t('external.loading', { host }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: t('external.label') }));
  fireEvent.load(frame()!);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(localStorage.getItem(key)).toBeNull();
  expect(withdraw()).toBeNull();
});

test('a consent is remembered, heeded on arrival, and taken back', async () => {
  const first = await openPlayer();
  await first.user.click(first.always());
  await first.user.click(first.loadButton()!);
  expect(localStorage.getItem(key)).toBe(origin);
  first.unmount();

  vi.resetModules();
  const { user, frame, loadButton, withdraw } = await openPlayer();
  expect(frame()).not.toBeNull();
  await user.click(withdraw()!);
  expect(frame()).toBeNull();
  expect(loadButton()).not.toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['https://other.example', '', 'null', '{"origin":'])(
  'what is stored for another player, or is no origin, counts for nothing: %j',
  async (value) => {
    localStorage.setItem(key, value);
    expect((await openPlayer()).frame()).toBeNull();
  },
);

test('a player that does not come is told of; one that comes late is shown', async () => {
  vi.useFakeTimers();
  const { t, frame, loadButton } = await openPlayer();
  fireEvent.click(loadButton()!);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(screen.getByRole('alert').textContent).toContain(host);
  expect(links()).toEqual([address, address]);

  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: t('external.retry') }));
  expect(frame()).not.toBe(before);
  expect(screen.getByRole('status').textContent).toBe(t('external.loading', { host }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  fireEvent.load(frame()!);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(links()).toEqual([address]);
});

test('what another tab decides is followed', async () => {
  const { frame } = await openPlayer();
  decideElsewhere(origin);
  expect(frame()).not.toBeNull();
  decideElsewhere(null);
  expect(frame()).toBeNull();
});

test.each(languages)('the cookie policy says what holds, and changes it: %s', async (language) => {
  const { PodcastConsent } = await import('./PodcastConsent.tsx');
  const { t, user } = open(<PodcastConsent />, language);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe(t('consent.unasked', { host }));
  await user.click(screen.getByRole('button', { name: t('consent.allow') }));
  expect(said()).toBe(t('consent.allowed', { host }));
  expect(localStorage.getItem(key)).toBe(origin);
  await user.click(screen.getByRole('button', { name: t('consent.withdraw') }));
  expect(said()).toBe(t('consent.withdrawn', { host }));
  expect(localStorage.getItem(key)).toBeNull();
});

test('without an external player no consent is asked for', async () => {
  vi.doMock('virtual:site', () => ({ config: { podcastPlayerUrl: '' } }));
  const { PodcastConsent } = await import('./PodcastConsent.tsx');
  const { t } = open(<PodcastConsent />);
  expect(screen.getByText(t('consent.notNeeded'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  vi.doUnmock('virtual:site');
});
