/** A real socket server that says what a test tells it to: for what a client does when things go wrong. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import type { ToClient, ToServer } from '../../src/online/protocol.ts';
import type { Socket } from '../../src/web/online/connection.ts';

/** A queue whose readers wait until something comes. */
class Queue<T> {
  readonly #come: T[] = [];
  readonly #wait: ((one: T) => void)[] = [];

  put(one: T): void {
    const waiting = this.#wait.shift();
    if (waiting) waiting(one);
    else this.#come.push(one);
  }

  take(): Promise<T> {
    const one = this.#come.shift();
    return one === undefined ? new Promise((resolve) => this.#wait.push(resolve)) : Promise.resolve(one);
  }
}

/** One socket, as the server sees it. */
export class Call {
  readonly #socket: WebSocket;
  readonly #heard = new Queue<ToServer>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#heard.put(JSON.parse(String(data)) as ToServer));
  }

  hears(): Promise<ToServer> {
    return this.#heard.take();
  }

  /** The next message; it must be of this type. */
  async hearsOf<T extends ToServer['type']>(type: T): Promise<Extract<ToServer, { type: T }>> {
    const message = await this.hears();
    if (message.type !== type) throw new Error(`"${message.type}" came, not "${type}"`);
    return message as Extract<ToServer, { type: T }>;
  }

  say(message: ToClient): void {
    this.#socket.send(JSON.stringify(message));
  }

  done({ re }: { readonly re?: number }): void {
    this.say({ type: 'done', re: re! });
  }

  /** Ends as a cable does that is pulled out. */
  drop(): void {
    this.#socket.terminate();
  }

  close(code: number): void {
    this.#socket.close(code);
  }
}

export class ScriptedServer {
  readonly #server: WebSocketServer;
  readonly #calls = new Queue<Call>();

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket) => this.#calls.put(new Call(socket)));
  }

  static async open(): Promise<ScriptedServer> {
    const server = new WebSocketServer({ port: 0, host: 'localhost' });
    await once(server, 'listening');
    return new ScriptedServer(server);
  }

  get url(): string {
    return `ws://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As a browser would open it. */
  connect(): Socket {
    const socket = new WebSocket(this.url);
    // A browser's socket tells of errors by closing.
    socket.on('error', () => {});
    return socket as unknown as Socket;
  }

  /** A socket to a port at which no server listens. */
  nobody(): Socket {
    const socket = new WebSocket('ws://localhost:1');
    socket.on('error', () => {});
    return socket as unknown as Socket;
  }

  /** The next socket that a client opens. */
  call(): Promise<Call> {
    return this.#calls.take();
  }

  /** The next one, after its hello was welcome. */
  async welcomed(): Promise<Call> {
    const call = await this.call();
    await call.hearsOf('hello');
    call.say({ type: 'welcome', who: 'w', name: 'Ann', server: 's' });
    return call;
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}
