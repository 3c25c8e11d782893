/**
 * One socket. There may be thousands that say nothing, so it is the socket itself with a few fields more: no timers, no closures,
 * and handlers that all of them share.
 */
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import type { Caller } from '../table-service.ts';
import { framesOf } from './frames.ts';

export type Stage = 'stranger' | 'inside' | 'leaving';

export interface Doorkeeper {
  hear(visitor: Visitor, data: RawData, isBinary: boolean): void;
  left(visitor: Visitor): void;
  readonly mostBuffered: number;
}

export class Visitor extends WebSocket implements Caller {
  declare keeper: Doorkeeper;
  declare address: string;
  declare who: string;
  declare name: string;
  /** Of the token that it showed. */
  declare epoch: number;
  declare speaks: number;
  declare stage: Stage;
  /** Milliseconds of the process's clock at which it came. */
  declare since: number;
  /** Has it said anything since the last ping? */
  declare alive: boolean;
  declare strikes: number;
  declare strikesSince: number;
  /** What it asked for is being done; what it says meanwhile waits, so that all is done in the order in which it was said. */
  declare busy: boolean;
  declare waiting: string[] | undefined;

  /** What it is written to. */
  declare line: Duplex;
  /** What is to be said to it at the end of this turn of the event loop. */
  declare unsaid: string[] | undefined;

  enter(keeper: Doorkeeper, address: string, now: number, line: Duplex): void {
    this.keeper = keeper;
    this.address = address;
    this.line = line;
    this.unsaid = undefined;
    this.who = '';
    this.name = '';
    this.epoch = 0;
    this.speaks = 0;
    this.stage = 'stranger';
    this.since = now;
    this.alive = true;
    this.strikes = 0;
    this.strikesSince = 0;
    this.busy = false;
    this.waiting = undefined;
    this.on('message', onMessage);
    this.on('pong', onPong);
    this.on('close', onClose);
    // An error of a socket closes it; no client is left to tell.
    this.on('error', ignore);
  }

  override send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    // A client that does not read is not waited for: it can reconnect and is told everything again.
    if (this.bufferedAmount > this.keeper.mostBuffered) this.terminate();
    else if (this.unsaid) this.unsaid.push(text);
    else {
      this.unsaid = [text];
      if (spokenTo.push(this) === 1) process.nextTick(sayAll);
    }
  }

  override close(code?: number, reason?: string | Buffer): void {
    // Nothing can be said after this.
    sayTo(this);
    super.close(code, reason);
  }
}

const spokenTo: Visitor[] = [];

/** What a socket is sent in one turn of the event loop is one write: every write is a system call. */
function sayAll(): void {
  for (const visitor of spokenTo.splice(0)) sayTo(visitor);
}

function sayTo(visitor: Visitor): void {
  const texts = visitor.unsaid;
  visitor.unsaid = undefined;
  if (texts && visitor.readyState === WebSocket.OPEN) visitor.line.write(framesOf(texts), 'latin1');
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  const visitor = this as Visitor;
  visitor.keeper.hear(visitor, data, isBinary);
}

function onPong(this: WebSocket): void {
  (this as Visitor).alive = true;
}

function onClose(this: WebSocket): void {
  const visitor = this as Visitor;
  visitor.keeper.left(visitor);
}

function ignore(): void {}
