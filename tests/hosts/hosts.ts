/** The three hosts, and the machine alone, behind one interface: each is told what players do, and answers what a player knows. */
import { TerminalHost } from '../../src/cli/terminal-host.ts';
import { type Entry, type Position, type Seat, SPECTATOR } from '../../src/contract/index.ts';
import { TableMachine } from '../../src/match/table.ts';
import { Alarm } from '../../src/match/timer.ts';
import { PROTOCOL, type ToClient } from '../../src/online/protocol.ts';
import type { Pace } from '../../src/online/table.ts';
import { LocalBus } from '../../src/server/bus.ts';
import { MemoryStore } from '../../src/server/store/laws/memory.ts';
import { Memory } from '../../src/server/store/laws/memory-people.ts';
import type { Caller, TableServiceDeps } from '../../src/server/table-service.ts';
import type { TableRecord } from '../../src/server/tables/record.ts';
import { Table } from '../../src/server/tables/table.ts';
import type { FromWorker } from '../../src/web/host/host.ts';
import { LocalTable } from '../../src/web/host/table.ts';
import { VirtualClock } from './clock.ts';
import { type Heard, hear } from './heard.ts';
import { type Action, botMove, type Setting } from './script.ts';

export interface TestHost {
  readonly heard: Heard;
  /** Around one screen: the player who has it, or may take it. */
  player?(): Seat | undefined;
  do(action: Action): Promise<void>;
  /** What the first player knows, from nothing but what the host has told. */
  view(): Position;
}

const PACE: Pace = { kind: 'live', minutes: 5, seconds: 5 };
const STAND_IN = 'greedy';
const terms = { pause: 0, chance: 'atOnce', undo: 'agreed', pace: PACE, standIn: STAND_IN } as const;

/** Lets all promises be kept that wait for nothing but each other. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets everything happen that happens by itself. */
async function settle(clock: VirtualClock, heard: Heard): Promise<void> {
  do await turn();
  while (heard.machine?.isBusy && clock.ring());
}

async function wait(clock: VirtualClock, heard: Heard, ms: number): Promise<void> {
  const until = clock.now() + ms;
  while (clock.ring(until)) await settle(clock, heard);
  clock.set(Math.max(clock.now(), until));
}

/** The view that these entries lead to. */
function follow({ playable: { game }, head }: Setting, entries: readonly Entry[]): Position {
  const view = game.start(head.seats.length, head.options, head.house);
  for (const { by, move } of entries) game.play(view, by, move);
  return view;
}

/** The machine alone, with a server's terms. */
export async function machineAlone(setting: Setting): Promise<TestHost> {
  const { playable, head, secret, people } = setting;
  const heard = hear();
  const clock = new VirtualClock();
  const machine = new TableMachine(playable.game, head, { ...terms, secret }, { log: [] }, clock.now());
  const alarm = new Alarm(clock, () => step({ type: 'wake' }));
  const step = (event: Parameters<TableMachine['step']>[0]): void => {
    for (const effect of machine.step(event, clock.now())) {
      if (effect.type === 'wake') alarm.set(effect.at);
      if (effect.type !== 'think') continue;
      const { id, seat, view } = effect;
      const move = botMove(playable.game, view()!, seat);
      void Promise.resolve().then(() => step({ type: 'thoughts', thoughts: [{ id, seat, move }] }));
    }
  };
  step({ type: 'open' });
  await settle(clock, heard);
  return {
    heard,
    async do(action) {
      if (action.type === 'wait') return wait(clock, heard, action.ms);
      step(action);
      if (setting.kind === 'one screen')
        for (const by of machine.offer?.waits ?? []) step({ type: 'answer', by, yes: true });
      await settle(clock, heard);
    },
    view: () => machine.match.view(people[0]!),
  };
}

export async function terminal(setting: Setting): Promise<TestHost> {
  const { playable, head, secret, people } = setting;
  const heard = hear();
  const host = new TerminalHost(playable.game, head, secret, people[0]!, {
    now: () => 0,
    choose: (_bot, view, seat) => botMove(playable.game, view, seat),
    tell: () => {},
  });
  return {
    heard,
    async do(action) {
      if (action.type !== 'wait') host.do(action);
    },
    view: () => host.view,
  };
}

export async function browser(setting: Setting): Promise<TestHost> {
  const { playable, head, secret, people } = setting;
  const { game } = playable;
  const heard = hear();
  const clock = new VirtualClock();
  let viewer: Seat = SPECTATOR;
  let asked: Seat | undefined;
  let entries: Entry[] = [];
  const send = (message: FromWorker): void => {
    if (message.type === 'joined')
      [viewer, entries, asked] = [message.viewer, [...message.entries], undefined];
    if (message.type === 'entries') entries.push(...message.entries);
    if (message.type === 'undone') entries.length = message.length;
    if (message.type === 'handover') asked = message.seat;
    if (message.type === 'failed') throw new Error(message.refusal.code);
  };
  const table = new LocalTable<Position>({
    store: {
      create: async () => {},
      add: async () => {},
      file: async () => undefined,
      read: async () => ({ match: { id: head.id, head, secret, updated: 0, over: false }, log: [] }),
    },
    clock,
    load: async () => ({
      version: head.version,
      game,
      choose: (_bot, view, seat) => botMove(game, view, seat),
    }),
    lock: async () => ({ release: () => {} }),
    send,
  });
  await table.receive({ type: 'open', id: head.id, pace: 300, takeOver: false });
  await settle(clock, heard);
  return {
    heard,
    player: () => asked ?? (viewer === SPECTATOR ? undefined : viewer),
    async do(action) {
      if (asked !== undefined) await table.receive({ type: 'take', seat: asked });
      if (action.type === 'undo') await table.receive(action);
      if (action.type === 'move') {
        const { seat, count, move } = action;
        await table.receive({ type: 'offer', seat, count, move });
      }
      await settle(clock, heard);
    },
    view: () =>
      viewer === people[0] || heard.machine!.isOver
        ? follow(setting, entries)
        : heard.machine!.match.view(people[0]!),
  };
}

export async function server(setting: Setting): Promise<TestHost> {
  const { playable, head, secret, people } = setting;
  const { game, entry } = playable;
  const heard = hear();
  const clock = new VirtualClock();
  const store = new MemoryStore(new Memory());
  const record = recordOf(setting);
  await store.create(head.id, record, secret, clock.now());
  const deps: TableServiceDeps = {
    games: [entry],
    store,
    clock,
    bus: new LocalBus(),
    bots: {
      choose: async ({ view, seat }) => botMove(game, JSON.parse(view()!) as Position, seat),
      close: async () => {},
    },
    journal: {
      moved: () => {},
      refused: () => {},
      tables: () => {},
      quarantined: () => {},
      trouble: (_what, error) => raise(error),
    },
    newId: () => 'id',
    newSecret: () => secret,
    pace: 0,
  };
  const overseer = {
    elsewhere: () => ({ has: () => false, watching: () => [] }),
    leads: () => true,
    led: () => {},
    stored: () => {},
    attended: () => {},
    heard: () => {},
    say: () => {},
    vanished: () => {},
    admit: () => undefined,
    seat: () => undefined,
    failed: (_table: Table, error: unknown) => raise(error),
  };
  const stored = { id: head.id, record, secret, rev: 0, updated: 0, log: [] };
  const table = new Table(deps, overseer, { facts: entry.facts, game }, stored);
  table.lead(true);
  let entries: Entry[] = [];
  const send = (text: string): void => {
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'joined') entries = [...entries.slice(0, message.from), ...message.entries];
    if (message.type === 'entries') entries.push(...message.entries);
    if (message.type === 'undone') entries.length = message.length;
  };
  const callers = new Map<Seat, Caller>();
  for (const seat of people) {
    const caller = {
      who: `${seat}`,
      name: `P${seat}`,
      address: 'here',
      speaks: PROTOCOL,
      send: seat === people[0] ? send : () => {},
    };
    callers.set(seat, caller);
    void table.join(caller, {});
  }
  await settle(clock, heard);
  return {
    heard,
    async do(action) {
      if (action.type === 'wait') return wait(clock, heard, action.ms);
      const { by, ...request } = action;
      void table.act(callers.get(by)!, { ...request, table: head.id });
      await settle(clock, heard);
      if (setting.kind === 'one screen')
        for (const one of table.machine?.offer?.waits ?? [])
          void table.act(callers.get(one)!, { type: 'answer', yes: true, table: head.id });
      await settle(clock, heard);
    },
    view: () => follow(setting, entries),
  };
}

function recordOf({ head, people }: Setting): TableRecord {
  const { game, version, options, commitment } = head;
  return {
    game,
    version,
    options,
    state: 'playing',
    seats: head.seats.map(({ name, player }, seat) =>
      player === 'person' ? { kind: 'person', who: `${seat}`, name } : { kind: 'bot', bot: player.bot, name },
    ),
    fixedSeats: true,
    pace: PACE,
    listed: false,
    watch: true,
    hints: true,
    standIn: STAND_IN,
    host: `${people[0]}`,
    created: 0,
    commitment,
    head,
  };
}

function raise(error: unknown): never {
  throw error;
}
