/** For hosts: backups, and another database. */
import { backup, move, restore, Unavailable } from '../../server/moving.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

interface DataFlags {
  readonly data: string;
}

export const backUp = ({ words: { moving: say }, out }: Context, file: string, flags: DataFlags) =>
  told(async () => {
    const { counted, bytes } = await backup(flags.data, file);
    out.line(say.backedUp(file, bytes, counted));
  });

export const putBack = (
  { words: { moving: say }, out }: Context,
  file: string,
  flags: DataFlags & { readonly replace?: boolean },
) =>
  told(async () => {
    const { counted, at, kept, servers } = await restore(file, flags.data, flags.replace === true);
    out.line(say.restored(counted, at));
    if (kept !== undefined) out.line(say.kept(kept));
    if (servers > 0) out.line(say.afresh(servers));
  });

export const moveOver = ({ words: { moving: say }, out }: Context, from: string, to: string) =>
  told(async () => {
    out.line(say.moved(await move(from, to)));
  });

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof Unavailable ? new Refusal(error.message) : error;
  }
}
