import { connect } from '@nats-io/transport-node';
import { afterAll, describe, expect, test } from 'vitest';
import { startNats } from '../../../../scripts/harness/services/nats.mjs';
import { serviceUrl } from '../../../../tests/services/services.ts';
import { NatsBus } from '../nats.ts';
import { busLaws } from './index.ts';

const url = await serviceUrl('nats');
// It is killed by a law, and no other test shall miss it.
const own = url === undefined ? undefined : await startNats();
afterAll(() => own?.close());

let worlds = 0;

describe.skipIf(!own)('a bus by NATS keeps', () =>
  busLaws(() => {
    const cluster = `laws-${worlds++}`;
    return {
      open: () => NatsBus.open(own!.url, cluster),
      cut: async () => {
        await own!.halt();
        await own!.go();
      },
      inject: async (text) => {
        const stranger = await connect({ servers: own!.url });
        stranger.publish(`updraft.${cluster}`, text);
        await stranger.drain();
      },
    };
  }),
);

test.skipIf(!own)(
  'while NATS is gone a node is told again and again to look for itself, and keeps nothing that it would have said',
  async () => {
    const [one, two] = [await NatsBus.open(own!.url, 'gone'), await NatsBus.open(own!.url, 'gone')];
    let lost = 0;
    const heard: string[] = [];
    two.listen({ lost: () => lost++, message: (_topic, text) => heard.push(text) });
    await own!.halt();
    await expect.poll(() => lost).toBeGreaterThan(1);
    one.publish('said', 'while it was gone');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = lost;
    await own!.go();
    await expect.poll(() => lost).toBeGreaterThan(before);
    await expect
      .poll(
        () => {
          one.publish('said', 'afterwards');
          return heard.at(-1);
        },
        { timeout: 10_000 },
      )
      .toBe('afterwards');
    expect(heard).not.toContain('while it was gone');
    await one.close();
    await two.close();
  },
);

test('a NATS server that is not there is told in a sentence without the password', async () => {
  const failing = NatsBus.open('nats://ann:geheim@127.0.0.1:9', 'c');
  await expect(failing).rejects.toThrow('The NATS server at 127.0.0.1:9 cannot be reached');
  await failing.catch((error: Error) => expect(`${error} ${error.cause}`).not.toContain('geheim'));
  await expect(NatsBus.open('http://nats.example', 'c')).rejects.toThrow('NATS_URL must be');
});
