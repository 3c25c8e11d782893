/** Each sound is looked at as the wave that is played. */
import { describe, expect, test } from 'vitest';
import { CUES, loudnessOf, waveOf } from './tones.ts';

const decibels = (ratio: number): number => 20 * Math.log10(ratio);

describe.each([44_100, 48_000])('at %i samples a second', (rate) => {
  const waves = CUES.map((cue) => [cue, waveOf(cue, rate)] as const);

  test.each(waves)('%s does not clip, begins and ends in silence, and takes less than 600 ms', (_, wave) => {
    expect(wave.every((sample) => Math.abs(sample) < 1)).toBe(true);
    expect(wave.length / rate).toBeLessThan(0.6);
    expect(Math.abs(wave[0]!)).toBeLessThan(0.01);
    expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.01);
    // No click: no step between two samples is a big part of the whole.
    const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const steps = Array.from(wave.subarray(1), (sample, i) => Math.abs(sample - wave[i]!));
    expect(Math.max(...steps)).toBeLessThan(peak / 3);
  });

  test('none is louder than the others', () => {
    const levels = waves.map(([, wave]) => decibels(loudnessOf(wave)));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
    // And the loudest moment of each is within reach of the others': a short peak is heard as loud, too.
    const peaks = waves.map(([, wave]) => decibels(Math.max(...wave)));
    expect(Math.max(...peaks) - Math.min(...peaks)).toBeLessThan(6);
  });
});
