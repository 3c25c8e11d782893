/**
 * Attacks of strangers on a server with the limits as shipped: each comes from addresses of its own of this machine (127.0.0.2 and so on), and
 * tells what it was granted and what was refused. Beside them a stranger who only wants to play with a bot, and a class behind one address.
 */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { games } from '../../src/games/index.ts';
import { SOCKET_PATH } from '../../src/online/protocol.ts';
import { LIVE, PACE_LIMITS, type TablePlan } from '../../src/online/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { Client, type Person, sealFor } from './client.ts';

export interface AttackOptions {
  readonly url: string;
  /** It goes on for so many seconds after it has begun. */
  readonly seconds: number;
  /** Is called when all that it sets up stands. */
  readonly begun: () => void;
}

/** What was tried, and what came of it. */
export type Tally = Record<string, number>;

const IDENTITIES = 40;
const MOST_BOTS = 98;
const CROWD = games.reduce((a, b) => (b.facts.seats.max > a.facts.seats.max ? b : a)).facts;
const SMALL = games[0]!.facts;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const bot = { bot: 'storm' } as const;

const plan = (facts: typeof SMALL, seats: TablePlan['seats'], over: Partial<TablePlan> = {}): TablePlan => ({
  game: facts.id,
  options: defaultOptions(facts.options),
  seats,
  fixedSeats: true,
  // The shortest clock: when it has run out, a bot plays for the attacker as well.
  pace: { kind: 'live', minutes: 0, seconds: PACE_LIMITS.least },
  listed: false,
  watch: true,
  hints: false,
  standIn: 'storm',
  ...over,
});

interface Answered {
  readonly status: number;
  readonly body: Record<string, string>;
}

/** An HTTP request from one of this machine's addresses. */
function ask(
  url: string,
  from: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const sent = request(
      `${url}${path}`,
      {
        method: 'POST',
        localAddress: from,
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
          ...headers,
        },
      },
      (answer) => {
        let heard = '';
        answer.on('data', (data) => {
          heard += data;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(heard) }));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

async function identity(url: string, from: string, name: string): Promise<Person> {
  const { status, body } = await ask(url, from, '/api/identity', { name });
  if (status !== 200) throw new Error(`no identity for ${name}: ${JSON.stringify(body)}`);
  return body as unknown as Person;
}

/** A client with an identity of its own. */
class Stranger {
  readonly person: Person;
  readonly client: Client;
  readonly #url: string;
  readonly #from: string;

  private constructor(url: string, from: string, person: Person) {
    this.#url = url;
    this.#from = from;
    this.person = person;
    this.client = new Client({ url, person, from });
  }

  static async come(url: string, from: string, name: string): Promise<Stranger> {
    const stranger = new Stranger(url, from, await identity(url, from, name));
    await stranger.client.connect();
    return stranger;
  }

  /** The id of a new table, or nothing where it is refused. */
  async table(planned: TablePlan): Promise<string | undefined> {
    const sealed = { seal: sealFor(this.person), ...planned };
    const authorization = `Bearer ${this.person.token}`;
    const { status, body } = await ask(this.#url, this.#from, '/api/tables', sealed, { authorization });
    return status === 200 ? body.id : undefined;
  }

  /** Sets up a table and starts it. */
  async start(planned: TablePlan): Promise<boolean> {
    const table = await this.table(planned);
    if (table === undefined) return false;
    await this.client.join(table, planned.game);
    return (await this.client.ask({ type: 'start', table })).refused === undefined;
  }
}

const come = (url: string, fromOf: (n: number) => string, count: number): Promise<Stranger[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => Stranger.come(url, fromOf(n), `Mob ${n}`)));

/** Each tries so many times to start such a table; answers how often it was granted. */
async function startMany(strangers: readonly Stranger[], each: number, planned: TablePlan): Promise<Tally> {
  let granted = 0;
  await Promise.all(
    strangers.map(async (stranger) => {
      for (let n = 0; n < each; n++) if (await stranger.start(planned)) granted++;
    }),
  );
  return { tried: strangers.length * each, granted };
}

type Attack = (options: AttackOptions) => Promise<Tally>;

/** Sets up, says so, and lets what it started run. */
const tablesOf =
  (fromOf: (n: number) => string, hosts: number, each: number, planned: TablePlan): Attack =>
  async ({ url, seconds, begun }) => {
    const strangers = await come(url, fromOf, hosts);
    const tally = await startMany(strangers, each, planned);
    begun();
    await pause(seconds * 1000);
    for (const { client } of strangers) client.drop();
    return tally;
  };

const one = () => '127.0.0.2';
const own = (n: number) => `127.0.1.${n + 1}`;
const crowd = plan(CROWD, ['you', ...Array.from({ length: MOST_BOTS }, () => bot)]);
const pair = plan(SMALL, ['you', bot]);

/** Listed tables, and strangers who sit down and stand up as fast as they may. */
const lobby: Attack = async ({ url, seconds, begun }) => {
  const strangers = await come(url, one, IDENTITIES);
  const open = plan(SMALL, ['you', 'open'], { listed: true, pace: LIVE });
  let [granted, sent, listed] = [0, 0, 0];
  const tables: string[] = [];
  await Promise.all(
    strangers.map(async (stranger) => {
      for (let n = 0; n < 29; n++) {
        const table = await stranger.table(open);
        if (table !== undefined) tables.push(table);
      }
    }),
  );
  granted = tables.length;
  begun();
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    strangers.map(async ({ client, person }, n) => {
      client.heard = (message) => {
        if (message.type === 'lobby') listed = Math.max(listed, JSON.stringify(message).length);
      };
      const table = tables[n % tables.length]!;
      await client.join(table, open.game);
      while (Date.now() < end && client.isOpen) {
        await client.ask({ type: 'lobby', on: true });
        await client.ask({ type: 'sit', table, seat: 1, seal: sealFor(person) });
        await client.ask({ type: 'stand', table });
        sent += 3;
        await pause(100);
      }
      client.drop();
    }),
  );
  return { tried: IDENTITIES * 29, granted, messages: sent, 'bytes of the lobby': listed };
};

/** Bodies that never end, upgrades that are refused and not closed, and identities under forged addresses. */
const slow: Attack = async ({ url, seconds, begun }) => {
  const { port, hostname, host } = new URL(url);
  const sockets: Socket[] = [];
  const tally = { tried: 0, refused: 0, granted: 0 };
  const open = (text: string) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: one() });
    socket.on('error', () => {});
    socket.write(text);
    socket.resume();
    sockets.push(socket);
    return socket;
  };
  for (let n = 0; n < 1000; n++) {
    open(
      `POST /api/identity HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{`,
    );
    open(
      `GET ${SOCKET_PATH}x HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
    );
  }
  begun();
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  const end = Date.now() + seconds * 1000;
  for (let n = 0; Date.now() < end; n++) {
    tally.tried++;
    const forged = { 'x-forwarded-for': `198.51.${(n >> 8) & 255}.${n & 255}` };
    const { status } = await ask(url, '127.0.0.4', '/api/identity', { name: `Fake ${n}` }, forged);
    if (status === 200) tally.granted++;
    else tally.refused++;
    await pause(10);
  }
  clearInterval(drip);
  const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return { ...tally, connections: sockets.length, 'still open': stillOpen };
};

/** All at one table, talking as fast as they can. */
const chat: Attack = async ({ url, seconds, begun }) => {
  const strangers = await come(url, one, IDENTITIES);
  const planned = plan(SMALL, ['you', 'open'], { pace: LIVE });
  const table = (await strangers[0]!.table(planned))!;
  for (const { client } of strangers) await client.join(table, planned.game);
  begun();
  const tally = { tried: 0, granted: 0 };
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    strangers.map(async ({ client }) => {
      while (Date.now() < end && client.isOpen) {
        tally.tried++;
        if ((await client.ask({ type: 'chat', table, text: 'spam '.repeat(50) })).refused === undefined)
          tally.granted++;
        await pause(20);
      }
      client.drop();
    }),
  );
  return tally;
};

export const attacks = {
  crowds: tablesOf(one, IDENTITIES, 28, crowd),
  'crowds of many addresses': tablesOf(own, IDENTITIES, 2, crowd),
  'one host': tablesOf(one, 1, 29, crowd),
  'many hosts': tablesOf(one, IDENTITIES, 15, pair),
  'many addresses': tablesOf(own, 20, 5, pair),
  lobby,
  slow,
  chat,
} as const satisfies Record<string, Attack>;

/** Plays against one Storm from another address; answers how many milliseconds each of its moves took. */
export async function botWaits(url: string, seconds: number): Promise<number[]> {
  const stranger = await Stranger.come(url, '127.0.0.3', 'Stranger');
  const { client } = stranger;
  const waits: number[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const table = await stranger.table(plan(SMALL, ['you', bot], { pace: LIVE }));
    if (table === undefined) throw new Error('a stranger may set up no table');
    await client.join(table, SMALL.id);
    await client.must({ type: 'start', table });
    const followed = client.followed.get(table)!;
    await client.until(() => followed.head !== undefined);
    while (Date.now() < end && !followed.isOver) {
      const before = followed.log;
      const [seat] = followed.owing;
      if (seat !== undefined && followed.forced(seat) === undefined) {
        const move = followed.legal(seat)[0]!;
        await client.must({ type: 'move', table, seat, count: followed.count(seat), move });
        await client.until(() => followed.log > before);
      } else {
        const begun = performance.now();
        await client.until(() => followed.log > before || followed.isOver);
        if (seat === undefined) waits.push(performance.now() - begun);
      }
    }
    await client.ask({ type: 'resign', table });
  }
  client.drop();
  return waits;
}

/** A class behind one address comes to one table; answers how many seconds it took until all were seated. */
export async function pupils(url: string): Promise<{ readonly seated: number; readonly seconds: number }> {
  const begun = performance.now();
  const from = '127.0.0.5';
  const teacher = await Stranger.come(url, from, 'Teacher');
  const seats = Array.from(
    { length: CROWD.seats.max },
    (_, n) => (n === 0 ? 'you' : 'open') as 'you' | 'open',
  );
  const table = (await teacher.table(plan(CROWD, seats, { pace: LIVE })))!;
  let seated = 1;
  const clients = [teacher.client];
  await Promise.all(
    seats.slice(1).map(async (_, n) => {
      const { client, person } = await Stranger.come(url, from, `Pupil ${n}`);
      clients.push(client);
      await client.join(table, CROWD.id);
      if (
        (await client.ask({ type: 'sit', table, seat: n + 1, seal: sealFor(person) })).refused === undefined
      )
        seated++;
    }),
  );
  await teacher.client.join(table, CROWD.id);
  await teacher.client.must({ type: 'start', table });
  for (const client of clients) client.drop();
  return { seated, seconds: (performance.now() - begun) / 1000 };
}
