/** The connection of this page: opened for the first component that needs it, closed a while after the last. */
import { SOCKET_PATH } from '../../online/protocol.ts';
import { Connection, type Socket, usualTimes } from './connection.ts';
import { followIdentity, identity, noteWelcome, renewIdentity } from './identity.ts';

/** Milliseconds: from one page to the next the socket stays open. */
const linger = 5_000;

let shared: Connection | undefined;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

function address(): string {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function create(): Connection {
  const connection = new Connection({
    open: () => new WebSocket(address()) as Socket,
    token: () => identity.peek()?.token,
    renew: renewIdentity,
    welcomed: noteWelcome,
    times: usualTimes,
  });
  addEventListener('online', () => connection.wake());
  addEventListener('offline', () => connection.interrupt());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
  followIdentity();
  followPerson(connection);
  return connection;
}

/** Where this device becomes another player, here or in another tab, the socket says hello again. */
function followPerson(connection: Connection): void {
  let known = identity.peek();
  identity.subscribe((now) => {
    const before = known;
    known = now;
    // A welcome may bring a newer token of the same person, for the next time.
    if (now?.token === before?.token || (now && now.who === before?.who)) return;
    const open = connection.state.peek() === 'open';
    if (open) connection.stop();
    if (open && users > 0 && now) connection.start();
  });
}

export interface Held {
  readonly connection: Connection;
  release(): void;
}

/** The connection, open or about to be. Its holder must release it. */
export function holdConnection(): Held {
  shared ??= create();
  const connection = shared;
  clearTimeout(closing);
  users++;
  connection.start();
  let held = true;
  return {
    connection,
    release() {
      if (!held) return;
      held = false;
      if (--users > 0) return;
      closing = setTimeout(() => connection.stop(), linger);
    },
  };
}
