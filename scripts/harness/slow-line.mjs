import { connect, createServer } from 'node:net';

/**
 * @typedef {{ host: string, port: number, down: number, roundTrip: number }} Line where the server listens; bytes a second towards the client, for all its
 *   connections together; milliseconds
 * @typedef {{ port: number, opened: () => number, close: () => Promise<void> }} SlowLine `opened` answers how many connections there were
 */

/**
 * A line to a server as a phone has it, for whatever a browser fetches: what browsers themselves can slow down leaves out workers. All connections share the
 * bandwidth, a new one costs a round trip before anything is asked, and the way there takes half of one, as the way back does. The slow start of TCP is
 * not part of it.
 * @param {Line} line
 * @returns {Promise<SlowLine>}
 */
export async function slowLine({ host, port, down, roundTrip }) {
  const halfWay = roundTrip / 2;
  /** When the line has sent what it was given so far. */
  let free = 0;
  let connections = 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((client) => {
    connections++;
    const upstream = connect({ host, port });
    const began = performance.now() + roundTrip;
    const there = inOrder((bytes) => void upstream.write(bytes));
    const back = inOrder((bytes) => void client.write(bytes));
    client.on('data', (bytes) => there(bytes, Math.max(began, performance.now()) + halfWay));
    upstream.on('data', (bytes) => {
      for (const part of packets(bytes)) {
        free = Math.max(free, performance.now()) + (part.length / down) * 1000;
        back(part, free + halfWay);
      }
    });
    for (const socket of [client, upstream]) {
      const other = socket === client ? upstream : client;
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(() => other.destroy(), roundTrip);
      });
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    opened: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** As large as a packet on most lines: a file comes bit by bit. */
const PACKET = 1460;

/** @param {Buffer} bytes */
function packets(bytes) {
  const parts = [];
  for (let at = 0; at < bytes.length; at += PACKET) parts.push(bytes.subarray(at, at + PACKET));
  return parts;
}

/**
 * Hands over each part at its time; timers of one time keep their order.
 * @param {(bytes: Buffer) => void} deliver
 */
function inOrder(deliver) {
  /** @type {{ bytes: Buffer, at: number }[]} */
  const waiting = [];
  const next = () => {
    const now = performance.now();
    while (waiting[0] && waiting[0].at <= now)
      deliver(/** @type {{ bytes: Buffer }} */ (waiting.shift()).bytes);
    if (waiting[0]) setTimeout(next, Math.max(1, waiting[0].at - now));
  };
  return (/** @type {Buffer} */ bytes, /** @type {number} */ at) => {
    waiting.push({ bytes, at });
    if (waiting.length === 1) setTimeout(next, Math.max(1, at - performance.now()));
  };
}
