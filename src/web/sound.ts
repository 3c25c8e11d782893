/** A handful of sounds made on the spot. Silent until a player switches them on. */
import { sound } from './settings.ts';
import type { Cue } from './table/announcer.ts';

interface Tone {
  /** Hertz. */
  readonly from: number;
  readonly to?: number;
  /** Seconds from now, and how long. */
  readonly at?: number;
  readonly long: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
}

const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  own: [{ from: 340, to: 520, long: 0.12, wave: 'triangle' }],
  other: [{ from: 300, to: 260, long: 0.07, loud: 0.5, wave: 'triangle' }],
  chance: [
    { from: 500, long: 0.05, loud: 0.5 },
    { from: 640, at: 0.07, long: 0.05, loud: 0.5 },
    { from: 560, at: 0.14, long: 0.08, loud: 0.5 },
  ],
  turn: [
    { from: 587, long: 0.14, loud: 0.7 },
    { from: 784, at: 0.12, long: 0.26, loud: 0.7 },
  ],
  end: [
    { from: 523, long: 0.2 },
    { from: 440, at: 0.18, long: 0.2 },
    { from: 392, at: 0.36, long: 0.4 },
  ],
  win: [
    { from: 523, long: 0.16 },
    { from: 659, at: 0.14, long: 0.16 },
    { from: 784, at: 0.28, long: 0.16 },
    { from: 1047, at: 0.42, long: 0.5 },
  ],
  refused: [{ from: 150, to: 90, long: 0.18, wave: 'triangle' }],
  undo: [{ from: 520, to: 300, long: 0.16, wave: 'triangle' }],
};

let context: AudioContext | undefined;

/** Browsers allow sound only after a touch or a key; before that a cue is simply not heard. */
export function playCue(cue: Cue): void {
  if (sound.peek() === 'off' || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const tone of tones[cue]) play(context, tone);
  } catch {
    // No sound on this machine: nothing else depends on it.
  }
}

function play(audio: AudioContext, { from, to = from, at = 0, long, loud = 1, wave = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16 * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0006, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long + 0.02);
}
