import { connect, createServer } from 'node:net';

/** @typedef {import('node:net').Socket} Socket */

/**
 * A proxy before several nodes, of the simplest kind: it passes bytes on, and knows no client again. Requests go to one node after the other,
 * a page's socket (`/socket`) to the node that has the fewest; a node that does not answer is passed over.
 */
export class Balancer {
  #server = createServer((client) => this.#accept(client));
  #turn = 0;
  /** Ports of the nodes, and what is open to each. */
  /** @type {Map<number, Set<Socket>>} */
  #sockets = new Map();
  /** @type {Set<Socket>} */
  #open = new Set();
  port = 0;

  /** @param {readonly number[]} nodes ports of the loopback */
  static async start(nodes) {
    const balancer = new Balancer();
    for (const node of nodes) balancer.add(node);
    await new Promise((resolve) => balancer.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = balancer.#server.address();
    balancer.port = typeof address === 'object' && address ? address.port : 0;
    return balancer;
  }

  get url() {
    return `http://localhost:${this.port}`;
  }

  /** @param {number} node */
  add(node) {
    this.#sockets.set(node, new Set());
  }
  /** @param {number} node */
  remove(node) {
    this.#sockets.delete(node);
  }

  /** How many sockets of pages each node has, by its port. */
  get sockets() {
    return new Map([...this.#sockets].map(([node, open]) => [node, open.size]));
  }

  /** @param {Socket} client */
  #accept(client) {
    this.#open.add(client);
    client.once('close', () => this.#open.delete(client));
    client.on('error', () => client.destroy());
    client.once('data', (first) => {
      client.pause();
      const isSocket = first.toString('latin1').startsWith('GET /socket');
      this.#pass(client, first, isSocket, this.#order(isSocket));
    });
  }

  /** @param {boolean} isSocket */
  #order(isSocket) {
    const nodes = [...this.#sockets.keys()];
    const from = this.#turn++ % Math.max(1, nodes.length);
    const turned = [...nodes.slice(from), ...nodes.slice(0, from)];
    const sizes = this.sockets;
    return isSocket ? turned.sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0)) : turned;
  }

  /**
   * @param {Socket} client
   * @param {Buffer} first what the client has said
   * @param {boolean} isSocket
   * @param {number[]} nodes the best first
   */
  #pass(client, first, isSocket, [node, ...others]) {
    if (node === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    const open = this.#sockets.get(node);
    if (isSocket) open?.add(client);
    const server = connect(node, '127.0.0.1');
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      server.write(first);
      client.pipe(server).pipe(client);
    });
    server.on('error', () => undefined);
    server.once('close', () => {
      open?.delete(client);
      if (isConnected || client.destroyed) client.destroy();
      else this.#pass(client, first, isSocket, others);
    });
    client.once('close', () => server.destroy());
  }

  async close() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const client of this.#open) client.destroy();
    await closed;
  }
}
