/** The bus by NATS. */
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import { Unavailable } from '../store/store.ts';
import { PAUSE, WireBus } from './wire.ts';
import { busWords } from './words.ts';

/** NATS takes a megabyte by default; less keeps what waits for a frame short. */
const MOST_BYTES = 64_000;
const CONNECT_MS = 5000;
/** While it is not connected a node hears nothing, so it looks for itself each so many milliseconds. */
const LOOK = 1000;

export class NatsBus extends WireBus {
  readonly #connection: NatsConnection;
  readonly #subject: string;
  #looking: NodeJS.Timeout | undefined;

  private constructor(connection: NatsConnection, subject: string) {
    super(Math.min(MOST_BYTES, connection.info?.max_payload ?? MOST_BYTES));
    this.#connection = connection;
    this.#subject = subject;
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (!error && !this.isClosed) this.inbox.hear(message.string());
      },
    });
    void this.#watch();
  }

  /**
   * `cluster` names the servers that belong together: others at the same NATS do not hear them. Rejects with an Unavailable, with a sentence, where NATS
   * cannot be reached.
   */
  static async open(url: string, cluster: string): Promise<NatsBus> {
    const options = natsOptions(url);
    let connection: NatsConnection;
    try {
      connection = await connect(options);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Unavailable(busWords.unreachable(String(options.servers), why), { cause: error });
    }
    const bus = new NatsBus(connection, `updraft.${cluster}`);
    // The server knows of the subscription before the first message of another node can be missed.
    await connection.flush();
    return bus;
  }

  /** What is said while it is not connected is not kept for later: others find it in the store, and see by the next number that it is missing. */
  protected send(frames: readonly string[]): void {
    if (this.#looking) return;
    for (const frame of frames) this.#connection.publish(this.#subject, frame);
  }

  protected async end(): Promise<void> {
    this.#look(false);
    await this.#connection.drain().catch(() => this.#connection.close());
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status())
      if (type === 'disconnect') this.#look(true);
      else if (type === 'reconnect') {
        this.#look(false);
        this.hearers.lost();
      }
  }

  #look(on: boolean): void {
    clearInterval(this.#looking);
    this.#looking = on && !this.isClosed ? setInterval(() => this.hearers.lost(), LOOK).unref() : undefined;
  }
}

/** The name and password in an address are told apart from where it leads. */
export function natsOptions(url: string): ConnectionOptions {
  let first: URL;
  try {
    first = new URL(url.split(',')[0]!.trim());
  } catch {
    throw new Unavailable(busWords.noAddress);
  }
  if (!['nats:', 'tls:'].includes(first.protocol) || !first.hostname)
    throw new Unavailable(busWords.noAddress);
  const servers = url.split(',').map((one) =>
    one
      .trim()
      .replace(/^\w+:\/\//, '')
      .replace(/^[^@]*@/, '')
      .replace(/\/$/, ''),
  );
  const [user, pass] = [first.username, first.password].map(decodeURIComponent);
  return {
    servers,
    name: 'updraft',
    noEcho: true,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: PAUSE,
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
  };
}
