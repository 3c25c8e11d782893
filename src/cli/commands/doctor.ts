/** For hosts: is the database of a server sound, and what can be done about what is not? */
import {
  examine,
  exportQuarantined,
  isAddress,
  quarantined,
  release,
  repair,
  Unavailable,
} from '../../server/doctor.ts';
import type { Context } from '../context.ts';
import { AnswerNo, Refusal } from '../refusal.ts';

interface DoctorFlags {
  readonly data: string;
  readonly export?: string;
  readonly release?: string;
  readonly repair?: boolean;
  readonly json?: boolean;
}

export async function seeDoctor(context: Context, flags: DoctorFlags): Promise<void> {
  try {
    await treat(context, flags);
  } catch (error) {
    throw error instanceof Unavailable ? new Refusal(error.message) : error;
  }
}

async function treat({ words: { doctor: say }, out }: Context, flags: DoctorFlags): Promise<void> {
  const { data } = flags;
  if (isAddress(data) && (flags.repair || flags.export !== undefined)) throw new Refusal(say.onlyFiles);
  if (flags.repair) {
    const found = await repair(data);
    out.line(found.is === 'sound' ? say.nothingToRepair : say.repaired(found.kept, found.why));
  }
  if (flags.release !== undefined && !(await release(data, flags.release)))
    throw new Refusal(say.notAside(flags.release));
  if (flags.export !== undefined)
    for (const path of await exportQuarantined(data, flags.export)) out.line(say.exported(path));
  // A database that is a server of its own looks after itself: only what was set aside is ours.
  const seen = isAddress(data) ? { quarantined: await quarantined(data) } : await examine(data);
  if (!seen) throw new Refusal(say.noDatabase(data));
  const damage = 'damage' in seen ? seen.damage : undefined;
  if (flags.json) out.line(JSON.stringify(seen));
  else {
    if ('file' in seen) {
      out.line(say.file(seen.file, seen.bytes));
      out.line(damage === undefined ? say.sound(seen.tables) : say.damaged(damage));
    } else out.line(say.onlyAside(seen.quarantined.length));
    for (const { id, why, at } of seen.quarantined) out.line(say.aside(id, why, at));
  }
  if (damage !== undefined || seen.quarantined.length > 0) throw new AnswerNo(say.notWell);
}
