/** The sounds of the table as waves, made on the spot: none clips, none is long, none is louder than the others. */
import type { Cue } from './table/announcer.ts';

interface Tone {
  /** Hertz. */
  readonly from: number;
  readonly to?: number;
  /** Seconds from the start, and how long. */
  readonly at?: number;
  readonly long: number;
  readonly wave?: 'sine' | 'triangle';
}

const tune = (...notes: readonly (readonly [from: number, at: number, long: number])[]): readonly Tone[] =>
  notes.map(([from, at, long]) => ({ from, at, long }));

const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  own: [{ from: 340, to: 520, long: 0.16, wave: 'triangle' }],
  other: [{ from: 300, to: 260, long: 0.14, wave: 'triangle' }],
  chance: tune([500, 0, 0.08], [640, 0.08, 0.08], [560, 0.16, 0.12]),
  turn: tune([587, 0, 0.18], [784, 0.14, 0.28]),
  end: tune([523, 0, 0.18], [440, 0.16, 0.18], [392, 0.32, 0.26]),
  win: tune([523, 0, 0.14], [659, 0.11, 0.14], [784, 0.22, 0.14], [1047, 0.33, 0.26]),
  refused: [{ from: 190, to: 120, long: 0.2, wave: 'triangle' }],
  undo: [{ from: 520, to: 300, long: 0.18, wave: 'triangle' }],
};

export const CUES = Object.keys(tones) as readonly Cue[];

/** The loudness of every sound, as the root of its mean square while it is heard. */
const LOUDNESS = 0.06;
/** Seconds in which a tone swells: without it a loudspeaker clicks. */
const SWELL = 0.012;

/** A sound as samples from -1 to 1. */
export function waveOf(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const list = tones[cue];
  const seconds = Math.max(...list.map(({ at = 0, long }) => at + long));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const tone of list) add(samples, rate, tone);
  const scale = LOUDNESS / loudnessOf(samples);
  for (let i = 0; i < samples.length; i++) samples[i]! *= scale;
  return samples;
}

export function loudnessOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function add(
  samples: Float32Array,
  rate: number,
  { from, to = from, at = 0, long, wave = 'sine' }: Tone,
): void {
  const first = Math.round(at * rate);
  const count = Math.min(samples.length - first, Math.round(long * rate));
  let phase = 0;
  for (let i = 0; i < count; i++) {
    const t = i / rate;
    phase += (from * (to / from) ** (t / long)) / rate;
    const volume = Math.min(1, t / SWELL) * (1 - t / long) ** 2;
    samples[first + i]! += volume * shape(wave, phase % 1);
  }
}

const shape = (wave: 'sine' | 'triangle', phase: number): number =>
  wave === 'sine' ? Math.sin(2 * Math.PI * phase) : 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5);
