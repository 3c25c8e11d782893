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
/** What happens in a round is told; not the dozen rounds in which the others finish a match at once. */
const crowd = 40;
/** Old lines go, but never those that may still be in the reader's queue. */
const most = 24;

const polite = signal<readonly Line[]>([]);
const urgent = signal<Line>({ id: 0, text: '' });
export interface Waiting {
  readonly text: string;
  /** Where it may be left out: how what was left out is counted. */
  readonly counted: ((count: number) => string) | undefined;
}
let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/**
 * Lines are added, never replaced: a reader that is still speaking has the others in its queue. What has words for its count is of less weight
 * the older it is: of a crowd only the last are said.
 */
export function announce(text: string, counted?: Waiting['counted']): void {
  waiting.push({ text, counted });
  clearTimeout(timer);
  timer = setTimeout(() => {
    const line = { id: ++count, text: inOneBreath(waiting).join(' ') };
    waiting = [];
    polite.value = [...polite.value, line].slice(-most);
  }, breath);
}

/** Exported for its test. */
export function inOneBreath(lines: readonly Waiting[]): string[] {
  const passing = lines.filter(({ counted }) => counted);
  const [oldest] = passing;
  if (!oldest?.counted || passing.length <= crowd) return lines.map(({ text }) => text);
  const left = new Set(passing.slice(0, -crowd));
  return lines.flatMap((line) =>
    line === oldest ? [oldest.counted!(left.size)] : left.has(line) ? [] : [line.text],
  );
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
