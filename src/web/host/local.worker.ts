/** The local host's worker: rules, bots and storage work here, so that the page never waits for them. */

import { type Bot, findBot } from '../../bots/index.ts';
import type { Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { systemClock } from '../../match/timer.ts';
import { isShipped, rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { CheckFile } from './check.ts';
import type { FromWorker, ToHost } from './host.ts';
import { lockMatch } from './lock.ts';
import type { Playable } from './playable.ts';
import { browserStore } from './store.ts';
import { LocalTable } from './table.ts';

declare const self: DedicatedWorkerGlobalScope;

async function load(id: string, begunWith?: number): Promise<Playable<Position> | undefined> {
  const entry = games.find(({ facts }) => facts.id === id);
  const version = begunWith ?? entry?.facts.version;
  if (!entry || version === undefined || !isShipped(entry, version)) return undefined;
  const [game, hints] = await Promise.all([rulesOf(entry, version, 'host'), entry.hints()]);
  // Bots need no secrecy, only variety; draws of the match come from its own keyed stream.
  const rng = new FastRng(crypto.getRandomValues(new Uint32Array(4)).join());
  /** What the bot that moved last thought may serve its next move. Only one: trees are large. */
  let last:
    | { readonly name: string; readonly ms: number | undefined; readonly bot: Bot<Position> }
    | undefined;
  return {
    version,
    game,
    choose(name, view, seat, ms) {
      const kind = findBot(name);
      if (!kind) throw new Error(`there is no bot "${name}"`);
      if (last?.name !== name || last.ms !== ms)
        last = { name, ms, bot: kind.make(game, hints, ms === undefined ? undefined : { ms }) };
      return last.bot.choose(view, seat, rng);
    },
  };
}

const table = new LocalTable<Position>({
  store: browserStore,
  clock: systemClock,
  load,
  lock: lockMatch,
  send,
});

function send(message: FromWorker): void {
  self.postMessage(message);
  if (message.type === 'joined') void archiveLater();
}

/** A match that cannot be archived now is archived another time. */
async function archiveLater(): Promise<void> {
  try {
    // Mostly there is none, and then what writes files is not needed.
    if ((await browserStore.withoutFile()).length === 0) return;
    const { archive } = await import('./archive.ts');
    await archive(browserStore, games);
  } catch {}
}

self.onmessage = async ({ data }: MessageEvent<ToHost | CheckFile>) => {
  if (data.type === 'check') {
    const { checkFile } = await import('./check.ts');
    return self.postMessage(await checkFile(games, data.file, data.memos));
  }
  await table.receive(data);
  if (data.type === 'leave') self.close();
};
