/** Plays the sounds of the table. Silent until a player switches them on. */
import { sound } from './settings.ts';
import type { Cue } from './table/announcer.ts';

let context: AudioContext | undefined;
const buffers = new Map<Cue, Promise<AudioBuffer>>();

/** Browsers allow sound only after a touch or a key; before that a cue is simply not heard. */
export function playCue(cue: Cue): void {
  if (sound.peek() === 'off' || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    void play(context, cue).catch(() => {
      // Next time it may be there.
      buffers.delete(cue);
    });
  } catch {
    // No sound on this machine: nothing else depends on it.
  }
}

async function play(audio: AudioContext, cue: Cue): Promise<void> {
  const buffer = buffers.get(cue) ?? bufferOf(audio, cue);
  buffers.set(cue, buffer);
  const source = audio.createBufferSource();
  source.buffer = await buffer;
  source.connect(audio.destination);
  source.start();
}

/** What sounds are made of comes with the first of them: most tables are silent. */
async function bufferOf(audio: AudioContext, cue: Cue): Promise<AudioBuffer> {
  const { waveOf } = await import('./tones.ts');
  const wave = waveOf(cue, audio.sampleRate);
  const buffer = audio.createBuffer(1, wave.length, audio.sampleRate);
  buffer.copyToChannel(wave, 0);
  return buffer;
}
