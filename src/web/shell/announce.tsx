/** Two live regions for people who listen: what happens, politely, and what went wrong, at once. */
import { signal } from '@preact/signals';
import { Hidden } from '../../toolkit/ui/index.ts';
import { useShellWords } from '../words/index.ts';

interface Line {
  readonly id: number;
  readonly text: string;
}

/** Long enough for several moves of bots to be read as one piece, short enough to follow a player's own move. */
const breath = 250;
/** Old lines go, but never those that may still be in the reader's queue. */
const most = 24;

const polite = signal<readonly Line[]>([]);
const urgent = signal<Line>({ id: 0, text: '' });
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** Lines are added, never replaced: a reader that is still speaking has the others in its queue. */
export function announce(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const line = { id: ++count, text: waiting.join(' ') };
    waiting = [];
    polite.value = [...polite.value, line].slice(-most);
  }, breath);
}

export function announceNow(text: string): void {
  urgent.value = { id: ++count, text };
}

/** Takes back whatever was said: the next person at this screen may not come across it. */
export function unsay(): void {
  clearTimeout(timer);
  waiting = [];
  polite.value = [];
  urgent.value = { id: ++count, text: '' };
}

export function LiveRegions() {
  const say = useShellWords();
  return (
    <Hidden as="div">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={say.happens}>
        {polite.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div role="alert">{urgent.value.text && <p key={urgent.value.id}>{urgent.value.text}</p>}</div>
    </Hidden>
  );
}
