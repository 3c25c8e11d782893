import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * A push service on this machine, as browsers of Mozilla speak with theirs (autopush): a browser says hello and registers channels, a server
 * posts to the address of one, the browser is brought the sealed message and acknowledges it.
 */
export class PushService {
  #http = createServer((request, response) => void this.#post(request, response));
  #sockets = new WebSocketServer({ server: this.#http });
  /** @type {Map<string, import('ws').WebSocket>} the browser of each channel */
  #browsers = new Map();
  /** What was posted, and what browsers acknowledged: the code says whether they could read it. */
  posted =
    /** @type {{ channel: string, headers: import('node:http').IncomingHttpHeaders, bytes: number }[]} */ ([]);
  acknowledged = /** @type {{ channelID: string, version: string, code: number }[]} */ ([]);

  constructor() {
    this.#sockets.on('connection', (socket) => {
      socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data))));
    });
  }

  static async open() {
    const service = new PushService();
    await new Promise((ready) => service.#http.listen(0, '127.0.0.1', () => ready(undefined)));
    return service;
  }

  get #port() {
    return /** @type {import('node:net').AddressInfo} */ (this.#http.address()).port;
  }
  get socketUrl() {
    return `ws://127.0.0.1:${this.#port}/`;
  }
  get channels() {
    return this.#browsers.size;
  }

  /**
   * @param {import('ws').WebSocket} socket
   * @param {{ messageType?: string, uaid?: string, channelID?: string, updates?: PushService['acknowledged'] }} message
   */
  #hear(socket, { messageType, uaid, channelID = '', updates = [] }) {
    const say = (/** @type {object} */ answer) => socket.send(JSON.stringify(answer));
    if (messageType === 'hello')
      say({ messageType, uaid: uaid || randomUUID().replaceAll('-', ''), status: 200, use_webpush: true });
    else if (messageType === 'register') {
      this.#browsers.set(channelID, socket);
      const pushEndpoint = `http://127.0.0.1:${this.#port}/to/${channelID}`;
      say({ messageType, channelID, status: 200, pushEndpoint });
    } else if (messageType === 'unregister') {
      this.#browsers.delete(channelID);
      say({ messageType, channelID, status: 200 });
    } else if (messageType === 'ack') this.acknowledged.push(...updates);
    // An empty message is a ping.
    else if (messageType === undefined || messageType === 'ping') say({});
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #post(request, response) {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const { url = '', headers } = request;
    const channel = url.replace('/to/', '');
    const browser = this.#browsers.get(channel);
    this.posted.push({ channel, headers, bytes: body.length });
    response.writeHead(browser ? 201 : 410).end();
    browser?.send(
      JSON.stringify({
        messageType: 'notification',
        channelID: channel,
        version: randomUUID(),
        data: body.toString('base64url'),
        headers: { encoding: headers['content-encoding'] },
      }),
    );
  }

  close() {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
