/** A player's page keeps what it is shown over a real socket: over undo, lost connections and reloads the end is the match that it saw. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Call, ScriptedServer } from '../../../tests/online/scripted.ts';
import { CHANCE, type Entry, type Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { mayUndoTo } from '../../match/log.ts';
import { Match, newHead } from '../../match/match.ts';
import { seen } from '../../match/seen.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { verify } from '../../match/verify.ts';
import type { ToClient } from '../../online/protocol.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { ToPage } from '../host/host.ts';
import { Connection } from './connection.ts';
import { witnessOf } from './salts.ts';
import { SocketHost } from './socket-host.ts';

const entry = games.find(({ facts }) => facts.secrets)!;
const { facts } = entry;
const game = await rulesOf(entry);
const SECRET = saltFrom('secret');
const ME = 0;

let server: ScriptedServer;
let pages: Page[];
let match: Match<Position>;
beforeEach(async ({ task }) => {
  server = await ScriptedServer.open();
  pages = [];
  match = new Match(
    game,
    newHead({
      ...{ id: task.id, game: facts.id, version: facts.version, options: defaultOptions(facts.options) },
      ...{ secret: SECRET, created: '', fixedSeats: true },
      seats: ['Ann', 'Bert'].map((name) => ({ name, player: 'person' as const })),
    }),
  );
});
afterEach(() => {
  for (const { host, connection } of pages) {
    host.close();
    connection.stop();
  }
  server.close();
});

interface Page {
  readonly connection: Connection;
  readonly host: SocketHost;
  readonly told: ToPage[];
}

function open(): Page {
  const times = { least: 5, most: 20, silence: 600_000, patience: 10_000 };
  const connection = new Connection({
    open: () => server.connect(),
    token: () => 'token',
    renew: async () => undefined,
    times,
  });
  connection.start();
  const page = { connection, host: new SocketHost(connection, match.head.id), told: [] as ToPage[] };
  page.host.listen((message) => page.told.push(message));
  page.host.send({ type: 'open', id: match.head.id, pace: 0, takeOver: false });
  pages.push(page);
  return page;
}

const at = () => ({ table: match.head.id, log: match.log.length, clock: [] });

/** The page joins and is told what it misses. */
async function join(): Promise<Call> {
  const call = await server.welcomed();
  const asked = await call.hearsOf('join');
  const from = asked.have?.log === match.log.length ? asked.have.standing : 0;
  call.say({
    ...{ type: 'joined', ...at(), head: match.head, viewer: ME, from },
    entries: seen(match, ME).slice(from),
  });
  call.done(asked);
  return call;
}

/** The draw, or the first legal move; answers how the page is told, with its draw bent by a server that does so. */
function step(bend: (shown: Entry) => Entry = (shown) => shown): ToClient {
  const next = game.next(match.state);
  const moves: (number | string)[] = [];
  if (next.to === 'act') game.moves(match.state, next.seats[0]!, moves);
  const made = next.to === 'act' ? { by: next.seats[0]!, move: moves[0]! } : match.drawNow(SECRET);
  const shown = { by: made.by, move: game.hide(match.state, made.by, made.move, ME) };
  match.append(made);
  return { type: 'entries', ...at(), n: match.standing.length, entries: [bend(shown)] };
}

/** Until the page has heard of as many entries as stand. */
const follows = ({ told }: Page) =>
  expect
    .poll(
      () => {
        const last = told.at(-1);
        if (last?.type === 'joined') return last.entries.length;
        return last?.type === 'entries' ? last.n : last?.type === 'undone' ? last.length : -1;
      },
      { interval: 2 },
    )
    .toBe(match.standing.length);

const memos = () => witnessOf(match.head.id).memos ?? [];
const drawn = () => match.standing.findLastIndex(({ entry: { by } }) => by === CHANCE) + 1;

/** Goes on until a draw was shown that came after a choice. */
async function untilDraw(page: Page, call: Call): Promise<void> {
  const before = drawn();
  while (drawn() === before || match.waitsFor === 'chance') {
    call.say(step());
    await follows(page);
  }
}

test('an honest match is the one that the page saw, with undo, a lost connection and a reload', async () => {
  const first = open();
  let call = await join();
  await untilDraw(first, call);
  // A move is made, shown and taken back.
  call.say(step());
  await follows(first);
  const back = match.standing.length - 1;
  expect(mayUndoTo(match.standing, back)).toBe(true);
  match.append({ by: match.standing[back]!.entry.by, undo: back });
  call.say({ type: 'undone', ...at(), length: back });
  await untilDraw(first, call);
  expect(memos()).toMatchObject([{ viewer: ME, n: drawn() }]);
  // What is shown to others meanwhile, the page sees when it is back.
  call.drop();
  step();
  call = await join();
  await untilDraw(first, call);
  // The browser opens the page again.
  const second = open();
  call = await join();
  await untilDraw(second, call);
  expect(memos()).toMatchObject([{ viewer: ME, n: drawn() }]);
  expect(verify(match, SECRET, memos())).toMatchObject({ fair: true });
});

test('a draw that was shown otherwise is found out, also when the page is shown the right one later', async () => {
  const page = open();
  let call = await join();
  await untilDraw(page, call);
  while (match.waitsFor !== 'chance') step();
  call.drop();
  call = await join();
  await follows(page);
  call.say(step((shown) => ({ ...shown, move: 'another draw' })));
  await follows(page);
  const n = drawn();
  const found = { fair: false, why: { code: 'otherEntries', n } };
  expect(verify(match, SECRET, memos())).toEqual(found);
  open();
  await join();
  await follows(pages[1]!);
  expect(verify(match, SECRET, memos())).toEqual(found);
});
