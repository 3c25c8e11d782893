/** Compares what a viewer received in two worlds, up to the entry that shows hidden facts. */
import type { Seat } from '../../src/contract/index.ts';
import type { ToClient } from '../../src/online/protocol.ts';
import type { Twins } from './twins.ts';
import type { Received } from './world.ts';

export interface Compared {
  /** The first two texts that differ and should not. */
  readonly difference: string | undefined;
  /** How many bytes were equal. */
  readonly compared: number;
  /** Does what comes after the reveal differ? Then the comparison would have seen it. */
  readonly endsDiffer: boolean;
}

export function firstDifference(
  one: readonly Received[],
  two: readonly Received[],
  { logs, shared, bot }: Pick<Twins, 'logs' | 'shared'> & { readonly bot: Seat | undefined },
): Compared {
  let compared = 0;
  let endsDiffer = false;
  for (const [i, all] of one.entries()) {
    const [received, other] = [withoutWelcome(all), withoutWelcome(two[i]!)];
    const before = bot === undefined ? untilRevealed : firstQuestions(logs[0], shared, bot);
    const [a, b] = [before(received, shared), before(other, shared)];
    for (let n = 0; n < Math.max(a.length, b.length); n++) {
      if (a[n] !== b[n])
        return { difference: `message ${n} of socket ${i}:\n${a[n]}\n${b[n]}`, compared, endsDiffer };
      compared += a[n]!.length;
    }
    endsDiffer ||= received.join('\n') !== other.join('\n');
  }
  return { difference: undefined, compared, endsDiffer };
}

/** Each world has a server of its own, which tells its id in its welcome. */
const withoutWelcome = (received: Received): Received =>
  received.filter((text) => !text.startsWith('{"type":"welcome"'));

/** The texts before the one that tells more than the shared entries; of that one, the entries that are shared. */
function untilRevealed(received: Received, shared: number): string[] {
  const texts: string[] = [];
  for (const text of received) {
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'joined' && (message.over || message.log > shared)) break;
    if ((message.type === 'entries' || message.type === 'undone') && message.log > shared) {
      if (message.type === 'undone') break;
      const first = message.log - message.entries.length;
      texts.push(JSON.stringify([message.type, message.table, message.entries.slice(0, shared - first)]));
      break;
    }
    texts.push(text);
  }
  return texts;
}

/** A bot receives no entries: it was asked at least once for each of its moves. */
function firstQuestions(log: Twins['logs'][0], shared: number, bot: Seat) {
  const count = log.slice(0, shared).filter(({ by }) => by === bot).length;
  return (received: Received): string[] => received.slice(0, count);
}
