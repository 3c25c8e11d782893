/** For hosts: is the database of a server sound, and what can be done about what is not? */
import { examine, exportQuarantined, release, repair, Unavailable } from '../../server/doctor.ts';
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
  if (flags.repair) {
    const found = await repair(data);
    out.line(found.is === 'sound' ? say.nothingToRepair : say.repaired(found.kept, found.why));
  }
  if (flags.release !== undefined && !(await release(data, flags.release)))
    throw new Refusal(say.notAside(flags.release));
  if (flags.export !== undefined)
    for (const path of await exportQuarantined(data, flags.export)) out.line(say.exported(path));
  const seen = await examine(data);
  if (!seen) throw new Refusal(say.noDatabase(data));
  if (flags.json) out.line(JSON.stringify(seen));
  else {
    out.line(say.file(seen.file, seen.bytes));
    out.line(seen.damage === undefined ? say.sound(seen.tables) : say.damaged(seen.damage));
    for (const { id, why, at } of seen.quarantined) out.line(say.aside(id, why, at));
  }
  if (seen.damage !== undefined || seen.quarantined.length > 0) throw new AnswerNo(say.notWell);
}
