import { describe, expect, it } from 'vitest';
import { strokePaths } from './geometry.ts';
import { hourStrokes } from './hour.ts';
import { hundredStrokes } from './hundred.ts';
import { rhythms, sessionMinutes, sessionRange } from '../../content/session.ts';
import { finishedStrokes, programme } from './progress.ts';
import { sessionStrokes } from './session.ts';

const count = (path = '') => path.split('m').length - 1;

describe('strokePaths', () => {
  it('draws each stroke from the baseline, one place on', () => {
    const paths = strokePaths([
      { height: 0.5, tone: 'ink' },
      { height: 1, tone: 'ink' },
    ]);
    expect(paths).toEqual({ ink: 'm1 0v-50m2 50v-100' });
  });

  it('draws every stroke but the rests, in its tone', () => {
    const paths = strokePaths([
      { height: 1, tone: 'ink' },
      { height: 0, tone: 'ink' },
      { height: 0.5, tone: 'ember' },
    ]);
    expect(paths).toEqual({ ink: 'm1 0v-100', ember: 'm5 0v-50' });
  });
});

describe('what the figures count', () => {
  it('is a hundred people, those who finish apart from those who do not', () => {
    const paths = strokePaths(hundredStrokes(40, 50));
    expect([count(paths.ink), count(paths.half), count(paths.quiet)]).toEqual([40, 10, 50]);
  });

  it('is the sixty minutes of an hour and the one that closes it', () => {
    expect(hourStrokes()).toHaveLength(61);
  });

  it('is a session of thirteen minutes, eight places each', () => {
    const minutes = Object.values(sessionMinutes).reduce((sum, part) => sum + part, 0);
    expect(minutes).toBe(13);
    expect(sessionStrokes(8)).toHaveLength(104);
  });

  it('has the mentor’s minutes of a session in ember, whatever its rhythm, and no others', () => {
    for (const minutes of [sessionMinutes, ...Object.values(rhythms)]) {
      for (const perMinute of [1, 2, 8]) {
        const tones = sessionStrokes(perMinute, minutes).map(({ tone }) => tone);
        const before = (minutes.intro + minutes.video + minutes.article) * perMinute;
        const mentor = minutes.mentor * perMinute;
        expect(tones.indexOf('ember')).toBe(before);
        expect(tones.slice(before, before + mentor)).not.toContain('ink');
        expect(tones.slice(before + mentor)).not.toContain('ember');
      }
    }
  });

  it('is a programme of sessions of ten to fifteen minutes', () => {
    const lengths = programme.map((minutes) => sessionStrokes(1, minutes).length);
    expect(Math.min(...lengths)).toBe(sessionRange.from);
    expect(Math.max(...lengths)).toBe(sessionRange.to);
  });

  it('is those who finish of a hundred, five a stroke, and those who may', () => {
    const paths = strokePaths(finishedStrokes(40, 50));
    expect([count(paths.ink), count(paths.half), count(paths.quiet)]).toEqual([8, 2, 10]);
  });

  it('stays within the figure and is drawn the same every time', () => {
    for (const strokes of [sessionStrokes(8), hundredStrokes(15), hourStrokes()]) {
      for (const { height } of strokes) {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(1);
      }
    }
    expect(sessionStrokes(8)).toEqual(sessionStrokes(8));
  });
});
