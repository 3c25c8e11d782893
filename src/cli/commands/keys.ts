/** For hosts: the keys that sign the tokens of players' devices, also beside a server that runs. */
import { rotateKey, signingKeys, Unavailable } from '../../server/doctor.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

interface KeysFlags {
  readonly data: string;
  readonly rotate?: boolean;
  /** For how many days tokens of the old keys are good. */
  readonly accept: number;
}

const DAY = 24 * 3_600_000;

export async function seeKeys({ words, out }: Context, flags: KeysFlags): Promise<void> {
  const { keys: say, doctor } = words;
  try {
    if (flags.rotate) {
      const now = Date.now();
      if (!(await rotateKey(flags.data, now, now + flags.accept * DAY)))
        throw new Refusal(doctor.noDatabase(flags.data));
      out.line(say.rotated(flags.accept));
    }
    const keys = await signingKeys(flags.data);
    if (!keys) throw new Refusal(doctor.noDatabase(flags.data));
    for (const { n, until } of keys) out.line(until === undefined ? say.newest(n) : say.old(n, until));
  } catch (error) {
    throw error instanceof Unavailable ? new Refusal(error.message) : error;
  }
}
