import { writeFileSync } from 'node:fs';
import { inRoot } from '../../lib/places.mjs';
import { table } from '../tools/proof-page.mjs';

/** @typedef {import('./measure.mjs').Costs} Costs */

/** What is assumed of people: seconds between two moves of one, people at one table, bots for each, and the mean of a day as a part of its fullest hour. */
const people = { between: 20, atTable: 3, bots: 0.25, day: 0.4 };
/** One node: how much of its one thread is used at most, and of that for hearing of others; its limits; memory; connections to the database. */
const node = { thread: 0.6, hearing: 0.3, sockets: 20_000, memory: 2e9, connections: 10 };
/** One PostgreSQL: entries a second that its disk takes, and connections. */
const database = { entries: 20_000, connections: 500 };
/** Matches that may run at the same time, as shipped; and the least milliseconds that a bot thinks where many wait. */
const shipped = { running: 20_000, leastThought: 20 };
const sizes = [10_000, 1_000_000, 10_000_000];

const number = (/** @type {number} */ n, digits = 0) =>
  n.toLocaleString('en', { maximumFractionDigits: digits });
/** With two digits that count. */
const about = (/** @type {number} */ n) => n.toLocaleString('en', { maximumSignificantDigits: 2 });
const up = (/** @type {number} */ n) => Math.max(1, Math.ceil(n));

/** @param {Costs} costs @param {number} count */
function planFor({ postgres, idle, socket, table: each, bot }, count) {
  const moves = count / people.between;
  const bots = moves * people.bots;
  const all = moves + bots;
  const tables = count / people.atTable;
  const limits = {
    hearing: (all * postgres.heard) / 1000 / node.hearing,
    disk: all / database.entries,
    connections: ((count / node.sockets) * node.connections) / database.connections,
  };
  const partitions = up(Math.max(...Object.values(limits)));
  const part = all / partitions;
  const hearing = (part * postgres.heard) / 1000;
  const bytes = count * socket + tables * (each - 2 * socket);
  const byNodes = {
    sockets: count / partitions / node.sockets,
    thread: (part * postgres.server) / 1000 / (node.thread - hearing),
    memory: bytes / partitions / (node.memory - idle),
  };
  const nodes = up(Math.max(...Object.values(byNodes)));
  return { count, moves, bots, all, tables, limits, partitions, part, hearing, byNodes, nodes, bytes, bot };
}

/** @param {Costs} costs */
function costRows({ sqlite, postgres, idle, socket, table: each, bot }) {
  return [
    ['a move: the server', `${number(sqlite.server, 3)} ms`, `${number(postgres.server, 3)} ms`],
    ['a move: the database', 'in it', `${number(postgres.database, 3)} ms`],
    ['a move: each other node, which hears of it', '', `${number(postgres.heard, 3)} ms`],
    [
      'an entry, with everything that is kept beside it',
      `${number(sqlite.kept)} bytes`,
      `${number(postgres.kept)} bytes`,
    ],
    ['a move: what the database writes to its log', '', `${number(postgres.log)} bytes`],
    ['moves a second of one node, while measured', number(sqlite.moves), number(postgres.moves)],
    ['a server that does nothing', `${number(idle / 1e6)} MB`, 'alike'],
    ['a socket at rest', `${number(socket / 1000, 1)} kB`, 'alike'],
    ['a table at rest, in memory, without its sockets', `${number((each - 2 * socket) / 1000)} kB`, 'alike'],
    ['a table at rest that no page has open', 'only the disk', 'only the disk'],
    ['a move of the strongest bot, which has the machine to itself', `${number(bot)} ms`, 'alike'],
  ];
}

/** @param {Costs} costs */
export const costTable = (costs) => table(['what', 'SQLite', 'PostgreSQL'], costRows(costs));

/** @param {Costs} costs */
function planRows(costs) {
  const plans = sizes.map((count) => planFor(costs, count));
  const row = (/** @type {string} */ name, /** @type {(plan: typeof plans[number]) => string} */ say) => [
    name,
    ...plans.map(say),
  ];
  const { postgres, bot } = costs;
  const { hearing, thread, sockets, connections } = node;
  return [
    row(`tables = people ÷ ${people.atTable}`, ({ tables }) => about(tables)),
    row(`moves a second = people ÷ ${people.between} s`, ({ moves }) => about(moves)),
    row(`bots’ moves a second = × ${people.bots}`, ({ bots }) => about(bots)),
    row(`**partitions**, the most of:`, ({ partitions }) => `**${number(partitions)}**`),
    row(`— hearing: moves × ${number(postgres.heard, 3)} ms ÷ ${hearing}`, ({ limits }) =>
      number(limits.hearing, 2),
    ),
    row(`— disk: moves ÷ ${number(database.entries)}`, ({ limits }) => number(limits.disk, 2)),
    row(
      `— connections: people ÷ ${number(sockets)} × ${connections} ÷ ${database.connections}`,
      ({ limits }) => number(limits.connections, 2),
    ),
    row('**nodes of each partition**, the most of:', ({ nodes }) => `**${number(nodes)}**`),
    row(`— sockets: people ÷ ${number(sockets)}`, ({ byNodes }) => number(byNodes.sockets, 2)),
    row(`— thread: moves × ${number(postgres.server, 3)} ms ÷ (${thread} − hearing)`, ({ byNodes }) =>
      number(byNodes.thread, 2),
    ),
    row(`— memory: sockets and tables in ${node.memory / 1e9} GB each`, ({ byNodes }) =>
      number(byNodes.memory, 2),
    ),
    row('nodes in all', ({ nodes, partitions }) => number(nodes * partitions)),
    row('connections of each PostgreSQL', ({ nodes }) => number(nodes * connections)),
    row('cores of each PostgreSQL', ({ part }) => number((part * postgres.database) / 1000, 1)),
    row(
      'what each PostgreSQL writes to its log',
      ({ part }) => `${about((part * postgres.log) / 1e6)} MB a second`,
    ),
    row(
      `kept a day, all together, at ${people.day * 100} % of the fullest hour`,
      ({ all }) => `${about((all * people.day * 86_400 * postgres.kept) / 1e9)} GB`,
    ),
    row('cores for bots, at full strength', ({ bots }) => about((bots * bot) / 1000)),
    row(`cores for bots, at ${shipped.leastThought} ms each`, ({ bots }) =>
      about((bots * shipped.leastThought) / 1000),
    ),
  ];
}

/** @param {Costs} costs @param {string} conditions */
export function writeScalePage(costs, conditions) {
  const { postgres, bot } = costs;
  const most = (node.hearing / postgres.heard) * 1000;
  const text = `# Scale

How many people one server carries, what more of them need, and which limit comes first. Written by \`npm run prove -- scale\` from what it measures; only the assumptions are ours.

## What things cost

Processor time is of one core, memory above what an idle server has. Tables of two people play Aloft as fast as they can; on PostgreSQL (durable commits) a second node hears of every move.

${costTable(costs)}

${conditions}

## What is assumed

A person moves every ${people.between} seconds and has one socket; ${people.atTable} share a table; there is one bot for ${1 / people.bots} people. A node uses ${node.thread * 100} % of the one thread that serves, of that at most ${node.hearing * 100} % of a core for hearing of others, and has ${number(node.sockets)} sockets, as shipped.
One PostgreSQL takes ${number(database.entries)} entries a second (its disk is the limit: 12 to 26 thousand were measured with batches of 40 on a disk that needs 1.9 ms to flush, 39 to 76 with batches of 200) and ${database.connections} connections.

## What follows

A partition is one PostgreSQL with the nodes that share it.

${table(['', ...sizes.map((size) => `${number(size)} people`)], planRows(costs))}

## Which limit comes first, and what is done then

- **Ten thousand people** fit one node, on SQLite or on PostgreSQL. The first limit is bots: one move of the strongest costs as much as ${number(bot / postgres.server)} moves of people. Where many wait each thinks less, down to ${shipped.leastThought} ms, so a node holds up no player, and its bots get weaker.
  More cores on the node, or a second node, make them strong again. Take two nodes and PostgreSQL so that one may fail.
- **On the way to a million** the first limit is ours: ${number(shipped.running)} matches at the same time in one cluster (\`quotaOfServer\` in \`src/server/limits.ts\`), that is ${number(shipped.running * people.atTable)} people. It is there for small machines: raise it with the number of nodes.
- **Then the bus.** Every node hears of every move, wherever it is made: ${number(postgres.heard * 1000)} µs each, so that ${about(most)} moves a second, or ${about((most * people.between) / (1 + people.bots))} people, fill what a node has for it, however many nodes there are. \`NATS_URL\` spares the database this traffic, not the nodes. What is done then: a
  subject for each table in NATS, so that a node hears only of tables that its own players have open. This is not built.
- **Then the disk of the one PostgreSQL**, and its connections. What is done then: partitions. A table never needs another table, so a partition is a cluster of its own under a name of its own, and needs nothing new; what people lose is one lobby and one name everywhere. Sharing
  keys and people between partitions, and a lobby over all of them, is not built.
- **Ten million** are many partitions of the size above, and no other design.
`;
  writeFileSync(inRoot('docs', 'scale.md'), text);
}
