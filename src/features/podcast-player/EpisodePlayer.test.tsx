import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sentencesOf } from '../../content/episode.ts';
import { EpisodePlayer } from './EpisodePlayer.tsx';
import { recordingFor } from './recording.ts';
import { languages, open, partsIn } from './testPodcast.tsx';
import { clock, spokenTimes } from './times.ts';
import { Transcript } from './Transcript.tsx';
import { usePlayback } from './usePlayback.ts';

/** jsdom has no sound: what the player asks of it is noted here, and the events are the tests'. */
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
const load = vi.fn<() => void>();
let error: object | null;

beforeEach(() => {
  for (const mock of [play, pause, load]) mock.mockReset();
  play.mockResolvedValue(undefined);
  error = null;
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    configurable: true,
    get: () => error,
  });
});

function Episode({ language, words = language }: { language: string; words?: string }) {
  const playback = usePlayback(recordingFor(language));
  return (
    <>
      <EpisodePlayer playback={playback} parts={partsIn(words)} />
      <Transcript playback={playback} parts={partsIn(words)} />
    </>
  );
}

function openEpisode(language = 'en', words = language) {
  const opened = open(<Episode language={language} words={words} />, language, words);
  const audio = opened.container.querySelector('audio')!;
  return {
    ...opened,
    audio,
    slider: screen.getByRole<HTMLInputElement>('slider', { name: opened.t('position.label') }),
    button: (name: string) => screen.getByRole('button', { name }),
    /** The sound has come to a time. */
    reach: (seconds: number) => {
      audio.currentTime = seconds;
      fireEvent.timeUpdate(audio);
    },
    current: () => screen.getAllByRole('listitem').filter((part) => part.ariaCurrent === 'true'),
  };
}

test.each(languages)('the episode is played and paused: %s', async (language) => {
  const { t, audio, button, user } = openEpisode(language);
  expect(audio.preload).toBe('none');
  await user.click(button(t('play')));
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe(t('loading'));
  fireEvent.playing(audio);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(button(t('pause')));
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pause(audio);
  expect(button(t('play'))).toBeTruthy();
});

test('the position is spoken, seen, and chosen before anything is fetched', () => {
  const { t, audio, slider } = openEpisode();
  const { seconds } = recordingFor('en');
  fireEvent.change(slider, { target: { value: '65' } });
  expect(audio.currentTime).toBe(65);
  expect(slider.getAttribute('aria-valuetext')).toBe(
    t('position.value', { time: '1 minute 5 seconds', duration: spokenTimes('en')(seconds) }),
  );
  expect(screen.getByText(t('clock', { time: '1:05', duration: clock(seconds) }))).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

test('one skips back and forward, not beyond the ends', async () => {
  const { t, slider, button, user } = openEpisode();
  await user.click(button(t('forward', { seconds: 15 })));
  expect(slider.value).toBe('15');
  await user.click(button(t('back', { seconds: 15 })));
  await user.click(button(t('back', { seconds: 15 })));
  expect(slider.value).toBe('0');
  for (let press = 0; press < 8; press += 1) {
    await user.click(button(t('forward', { seconds: 15 })));
  }
  expect(slider.value).toBe(slider.max);
});

test('it can be played faster', async () => {
  const { t, audio, user } = openEpisode();
  const speeds = within(screen.getByRole('radiogroup', { name: t('speed.label') }));
  const faster = speeds.getByRole<HTMLInputElement>('radio', {
    name: t('speed.value', { rate: 1.5 }),
  });
  await user.click(faster);
  expect(audio.playbackRate).toBe(1.5);
  expect(faster.checked).toBe(true);
});

test('a part of the transcript is played from its time, and the part being read is marked', async () => {
  const { t, audio, user, reach, current } = openEpisode();
  const { starts } = recordingFor('en');
  expect(current()).toEqual([]);
  await user.click(
    screen.getByRole('button', { name: new RegExp(`“${partsIn('en').quiz.title}”`) }),
  );
  expect(audio.currentTime).toBe(starts[5]);
  expect(play).toHaveBeenCalledOnce();
  expect(current()[0]!.textContent).toContain(partsIn('en').quiz.text);
  fireEvent.playing(audio);
  reach(starts[6]! + 1);
  expect(current().map((part) => within(part).getByRole('heading').textContent)).toEqual([
    partsIn('en').closing.title,
  ]);
  fireEvent.ended(audio);
  expect(screen.getByRole('status').textContent).toBe(t('ended'));
  await user.click(screen.getByRole('button', { name: t('replay') }));
  expect(audio.currentTime).toBe(0);
});

test('the sentence being said is marked, and followed where one asks for it', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function scrolls(this: Element) {
    scrolledTo.push(this);
  };
  const { t, audio, container, user, reach } = openEpisode();
  const { sentences } = recordingFor('en');
  const said = () => container.querySelector('[data-said]');
  await user.click(screen.getByRole('button', { name: t('play') }));
  fireEvent.playing(audio);
  // The ticks come first.
  reach(sentences[3]![0]! - 0.1);
  expect(said()).toBeNull();
  reach(sentences[3]![1]! + 0.1);
  const [, second] = sentencesOf(partsIn('en').article.text);
  expect(said()!.textContent).toBe(second);
  expect(scrolledTo).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: t('transcript.follow') }));
  expect(scrolledTo).toEqual([said()]);
});

test('the part being heard is paused where it is read', async () => {
  const { t, audio, button, user } = openEpisode();
  await user.click(button(t('play')));
  fireEvent.playing(audio);
  await user.click(
    screen.getByRole('button', {
      name: new RegExp(`^${t('pause')}.*${partsIn('en').opening.title}`),
    }),
  );
  expect(pause).toHaveBeenCalledOnce();
});

test('a jump in the transcript while it plays leaves no word that it loads', async () => {
  const { t, audio, button, user } = openEpisode();
  const part = screen.getByRole('button', { name: new RegExp(`“${partsIn('en').quiz.title}”`) });
  await user.click(button(t('play')));
  fireEvent.playing(audio);
  // It plays on without an event.
  Object.defineProperty(audio, 'paused', { value: false });
  await user.click(part);
  await act(() => Promise.resolve());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(button(t('pause'))).toBeTruthy();
});

test('a file that does not come is told of, and fetched anew from where one was', async () => {
  const { t, audio, slider, button, user, reach } = openEpisode();
  await user.click(button(t('play')));
  fireEvent.playing(audio);
  reach(30);
  error = { code: 2 };
  fireEvent.error(audio);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/podcast/sample.en.mp3');
  load.mockImplementation(() => {
    error = null;
    audio.currentTime = 0;
  });
  await user.click(button(t('failure.retry')));
  expect(load).toHaveBeenCalledOnce();
  expect(audio.currentTime).toBe(30);
  expect(slider.value).toBe('30');
  expect(play).toHaveBeenCalledTimes(2);
  expect(alert.textContent).toBe('');
});

test('a browser that refuses to play waits for another press', async () => {
  play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
  const { t, button, user } = openEpisode();
  await user.click(button(t('play')));
  await act(() => Promise.resolve());
  expect(button(t('play'))).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a language without a recording plays the English one, and says so', () => {
  const { t, audio, container } = openEpisode('fi', 'en');
  expect(audio.getAttribute('src')).toBe('/podcast/sample.en.mp3');
  expect(container.textContent).toContain(t('otherLanguage', { language: 'englanti' }));
});
