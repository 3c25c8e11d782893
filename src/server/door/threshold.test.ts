import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOCKET_PATH } from '../../online/protocol.ts';
import { Threshold, type TurnedAway, turnAway } from './threshold.ts';

/** What the other side reads; it keeps its own side open until `hangUp`. */
class Line extends Duplex {
  heard = '';
  override _read(): void {}
  override _write(data: Buffer, _encoding: string, then: () => void): void {
    this.heard += data;
    then();
  }
  hangUp(): void {
    this.push(null);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
async function turnedAway(why: TurnedAway): Promise<Line> {
  const line = new Line();
  turnAway(line, why);
  await settled();
  return line;
}

test('a client that is turned away hears why, and when to come again where that helps', async () => {
  const { heard } = await turnedAway({ status: 429, refusal: { code: 'manySockets' } });
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 429 Too Many Requests',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    'retry-after: 10',
  ]);
  expect(JSON.parse(body).refusal).toEqual({ code: 'manySockets' });
  const full = await turnedAway({ status: 503, refusal: { code: 'fullServer' } });
  expect(full.heard).toContain('retry-after: 10');
  const elsewhere = await turnedAway({ status: 404, refusal: { code: 'noSocketHere' } });
  expect(elsewhere.heard).not.toContain('retry-after');
});

test('a client that keeps its side open is not waited for', async () => {
  const line = await turnedAway({ status: 403, refusal: { code: 'otherOrigin' } });
  expect(line.destroyed).toBe(false);
  vi.runAllTimers();
  expect(line.destroyed).toBe(true);
});

test('where both sides are closed no timer is left', async () => {
  const line = await turnedAway({ status: 403, refusal: { code: 'otherOrigin' } });
  line.hangUp();
  await settled();
  await settled();
  expect([line.closed, vi.getTimerCount()]).toEqual([true, 0]);
});

test('an error of the socket closes it and nothing else', async () => {
  const line = await turnedAway({ status: 403, refusal: { code: 'otherOrigin' } });
  line.emit('error', new Error('reset'));
  expect(line.destroyed).toBe(true);
});

test('sockets of one network leave room for others', () => {
  const threshold = new Threshold({ sockets: 40, socketsOfAddress: 2 });
  const request = { url: SOCKET_PATH, headers: {} } as IncomingMessage;
  const come = (address: string) => {
    const away = threshold.whyNot(request, address);
    if (!away) threshold.came(address);
    return away?.status;
  };
  const home = Array.from({ length: 40 }, (_, n) => come(`2001:db8:1:${n.toString(16)}::`));
  expect(home).toEqual([...Array<undefined>(8).fill(undefined), ...Array<number>(32).fill(429)]);
  expect([come('2001:db8:1:100::'), come('2001:db8:1:200::')]).toEqual([undefined, undefined]);
  expect([come('2001:db8:1:300::'), come('192.0.2.1')]).toEqual([429, undefined]);
  threshold.left('2001:db8:1:0::');
  expect([come('2001:db8:1:0::'), come('2001:db8:1:0::')]).toEqual([undefined, 429]);
});
