/**
 * Makes the podcast's sample episode from its transcript in `locales/<language>/podcast.json`: an MP3
 * a language in `public/podcast/`, and what the player has to know of it in
 * `src/content/recordings.ts`.
 * Run by hand when the transcript changed: `node scripts/podcast/sample-episode.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readConfig } from '../../src/site/config.ts';
import { episodeParts as parts, sentencesOf } from '../../src/content/episode.ts';
import type { EpisodeAudio } from '../../src/content/recordings.ts';
import { localesFolder, readLanguages } from '../locales/languages.ts';

const packages = 'espeak-ng flite sox lame';
const contentFile = new URL('../../src/content/recordings.ts', import.meta.url);
const audioFolder = new URL('../../public/podcast/', import.meta.url);

/** Samples a second: enough for speech, and what an MP3 of 48 kbit/s carries well. */
const rate = 24_000;
const bitRate = 48;

interface Voice {
  /** Reads a sentence into a WAV file. */
  read: (sentence: string, file: string) => void;
  /** What the bare voice needs to be pleasant, as effects of SoX. */
  effects: string;
  /** The language's code in an ID3 tag (ISO 639-2). */
  tag: string;
}

/** The voices there are. A language that has none here plays the English recording. */
const voices: Record<string, Voice> = {
  en: {
    read: (sentence, file) =>
      run('flite', '-voice slt --setf duration_stretch=1.15', ['-t', sentence, '-o', file]),
    effects: 'highpass 90 equalizer 250 1q -2 treble +4 3500',
    tag: 'eng',
  },
  sv: {
    read: (sentence, file) =>
      run('espeak-ng', '-v sv -s 142 -p 40', ['-w', file, sentence.replace(/quiz/gi, 'kviss')]),
    effects:
      'highpass 80 bass +3 180 equalizer 3200 1q -3 lowpass 7500 allpass 500 1q allpass 1600 1q gain -n gain -l 9',
    tag: 'swe',
  },
};

type Part = (typeof parts)[number];

/** A tick's pitch in Hz: as the strokes of the part are high, so is its sound. */
const pitches: Record<string, number> = {
  intro: 392,
  video: 523.25,
  article: 587.33,
  mentor: 783.99,
  quiz: 659.25,
};

/** Silences in seconds. A question is left standing for a moment. */
const pauses = {
  sentence: 0.36,
  question: 1.4,
  part: 0.9,
  tick: 0.34,
  afterTicks: 0.75,
  recap: 0.15,
};

const work = mkdtempSync(path.join(tmpdir(), 'episode-'));
let files = 0;
const newFile = (kind: string) => path.join(work, `${files++}.${kind}`);

/** @throws Error where the command is not there, or fails */
function run(command: string, options: string, more: readonly string[] = []): void {
  const args = [...options.split(' ').filter(Boolean), ...more];
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(`${command} is missing. On Debian: apt-get install ${packages}`);
  }
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

/** @returns a sound file's samples, 16 bits each, after the effects */
function samplesOf(file: string, effects: string): Int16Array {
  const raw = newFile('raw');
  run('sox', `-D ${file} -t raw -r ${rate} -e signed -b 16 -c 1 ${raw} ${effects}`);
  const bytes = readFileSync(raw);
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).slice();
}

const silence = (seconds: number) => new Int16Array(Math.round(seconds * rate));
const secondsOf = (samples: Int16Array) => samples.length / rate;

function join(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Wood struck softly: a tone and its double octave, dying away within the given seconds. */
function tick(id: string, seconds: number): Int16Array {
  const file = newFile('wav');
  const tone = `${pitches[id]} synth 0.5 sine mix ${pitches[id]! * 4}`;
  run('sox', `-n -r ${rate} -c 1 ${file} synth 0.5 sine ${tone} fade l 0.003 0.5 0.49 gain -13`);
  return samplesOf(file, `trim 0 ${seconds} fade 0 ${seconds} 0.06`);
}

const ticks = ({ id, minutes }: Part, seconds: number) =>
  Array.from({ length: minutes }, () => tick(id, seconds));

function speak(sentence: string, { read, effects }: Voice): Int16Array {
  const file = newFile('wav');
  // Voices know straight quotes; a joiner or a no-break space would be spelled out.
  read(
    sentence
      .replace(/[‘’]/g, "'")
      .replace(/[“”\u2060]/g, '')
      .replaceAll('\u00a0', ' '),
    file,
  );
  const trim = 'silence 1 0.02 0.4% fade 0.01 reverse silence 1 0.02 0.4% fade 0.03 reverse';
  return samplesOf(file, `${trim} ${effects} norm -6`);
}

/** @returns the ticks of a part, then each sentence of it with the pause that follows */
function readPart(part: Part, text: string, voice: Voice): Int16Array[] {
  const sentences = sentencesOf(text);
  const said = sentences.map((sentence, index) => {
    const last = index === sentences.length - 1;
    const pause = sentence.endsWith('?') ? pauses.question : last ? 0 : pauses.sentence;
    return join([speak(sentence, voice), silence(pause + (last ? pauses.part : 0))]);
  });
  const gap = part.minutes === 0 ? 0 : pauses.afterTicks - pauses.tick;
  return [join([...ticks(part, pauses.tick), silence(gap)]), ...said];
}

/** Reads the whole episode and writes its file. */
function record(language: string, voice: Voice): EpisodeAudio {
  const locale = new URL(`${language}/podcast.json`, localesFolder);
  const words = JSON.parse(readFileSync(locale, 'utf8')) as {
    title: string;
    parts: Record<string, { text: string }>;
  };
  const read = parts.map((part) => readPart(part, words.parts[part.id]!.text, voice));
  const pieces = read.flat();
  const begins = pieces.map((_, at) => secondsOf(join(pieces.slice(0, at))));
  const times = begins.map((begin) => Math.floor(begin * 10) / 10);
  // Of each part first its ticks, then what is said.
  const ofParts = read.map((part, at) => {
    const first = read.slice(0, at).flat().length;
    return times.slice(first, first + part.length);
  });
  // The whole session once more, in three seconds.
  const recap = parts.flatMap((part) => ticks(part, pauses.recap));
  const spoken = join([...pieces, ...recap]);
  // A whole number of seconds: the player draws one stroke for each.
  const seconds = Math.ceil(secondsOf(spoken) + 0.4);
  const raw = newFile('raw');
  writeFileSync(raw, join([spoken, silence(seconds - secondsOf(spoken))]));

  const wav = newFile('wav');
  const mastering = 'compand 0.01,0.2 6:-60,-60,-30,-20,-12,-9,0,-6 0 -20 0.05 norm -2.5';
  run('sox', `-t raw -r ${rate} -e signed -b 16 -c 1 ${raw} ${wav} ${mastering}`);
  const name = `sample.${language}.mp3`;
  const mp3 = fileURLToPath(new URL(name, audioFolder));
  const { product } = readConfig({});
  const tags = ['--tt', words.title, '--ta', product, '--tv', `TLAN=${voice.tag}`];
  run('lame', `--quiet -m m --cbr -b ${bitRate} -q 0 --id3v2-only`, [...tags, wav, mp3]);
  return {
    file: `/podcast/${name}`,
    seconds,
    bytes: statSync(mp3).size,
    starts: ofParts.map(([start]) => start!),
    sentences: ofParts.map(([, ...said]) => said),
    loudness: loudnessOf(samplesOf(wav, ''), seconds),
  };
}

/** @returns each second's power, from 0 to 1 for the loudest */
function loudnessOf(samples: Int16Array, seconds: number): number[] {
  const powers = Array.from({ length: seconds }, (_, second) => {
    const heard = samples.subarray(second * rate, (second + 1) * rate);
    return heard.reduce((sum, sample) => sum + sample ** 2, 0);
  });
  const loudest = Math.max(...powers);
  return powers.map((power) => Math.round((power / loudest) * 100) / 100);
}

async function writeContent(recordings: Record<string, EpisodeAudio>): Promise<void> {
  const source = `
    /** The sample episode's recordings; written by \`scripts/podcast/sample-episode.ts\`. */

    /** A recording: lengths and times in seconds. */
    export interface EpisodeAudio {
      file: string;
      seconds: number;
      bytes: number;
      /** When each part begins. */
      starts: readonly number[];
      /** When each sentence of each part begins. */
      sentences: readonly (readonly number[])[];
      /** How loud each second is, from 0 to 1 for the loudest. */
      loudness: readonly number[];
    }

    /** By language. */
    export const episodeAudio: Readonly<Record<string, EpisodeAudio>> = ${JSON.stringify(recordings)};
  `;
  const file = fileURLToPath(contentFile);
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}

try {
  mkdirSync(audioFolder, { recursive: true });
  const spoken = readLanguages().filter(({ code }) => voices[code]);
  const recordings = Object.fromEntries(
    spoken.map(({ code }) => [code, record(code, voices[code]!)]),
  );
  await writeContent(recordings);
  for (const { file, seconds, bytes } of Object.values(recordings)) {
    console.log(`${file}: ${seconds} s, ${bytes} bytes`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true });
}
