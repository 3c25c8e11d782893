import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Whether a program answers at a port under either of the addresses that "localhost" stands for. Listening alone does not
 * tell: a program may hold the port for IPv6 only, and a browser would then reach it instead of us.
 * @param {number} port
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersAt(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** A port that is free now, for a program that cannot look for one itself. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
