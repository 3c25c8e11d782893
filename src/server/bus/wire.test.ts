/** A node that is alone does not say what was played: one that comes later sees that it has missed something. */
import { expect, test } from 'vitest';
import { WireBus } from './wire.ts';

class Wire extends WireBus {
  static now = 0;
  static all: Wire[] = [];
  sent = 0;

  constructor() {
    super(8000, undefined, () => Wire.now);
    Wire.all.push(this);
  }
  protected send(frames: readonly string[]): void {
    this.sent += frames.length;
    for (const one of Wire.all) if (one !== this) for (const frame of frames) one.inbox.hear(frame);
  }
  protected async end(): Promise<void> {}
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('tables are told as long as another node may be there, and compared where one comes later', async () => {
  const first = new Wire();
  first.changed({ table: 'new', record: false });
  await turn();
  expect(first.sent).toBe(1);
  Wire.now += 11_000;
  first.changed({ table: 'alone', record: false });
  await turn();
  expect(first.sent).toBe(1);
  first.changed({ table: 'record', record: true });
  await turn();
  expect(first.sent).toBe(2);

  const second = new Wire();
  const heard: string[] = [];
  second.listen({ changed: ({ table }) => heard.push(table), lost: () => heard.push('lost') });
  second.publish('pulse', '');
  await turn();
  first.changed({ table: 'together', record: false });
  await turn();
  expect(heard).toEqual(['lost', 'together']);

  // The second is not heard for a while, but hears: it is told by the pulse that something is missing.
  Wire.now += 11_000;
  first.changed({ table: 'unheard', record: false });
  first.publish('pulse', '');
  await turn();
  expect(heard).toEqual(['lost', 'together', 'lost']);
});
