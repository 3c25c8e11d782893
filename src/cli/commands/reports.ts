/** For hosts: what players reported, and who may not play online any more. */
import { Unavailable } from '../../server/doctor.ts';
import { ban, readModeration, unban } from '../../server/manners/moderation.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

interface FolderFlags {
  readonly data: string;
}

const SHOWN = 200;

export const seeReports = (context: Context, flags: FolderFlags & { readonly json?: boolean }) =>
  told(async () => {
    const { reports: say, doctor } = context.words;
    const moderation = await readModeration(flags.data, SHOWN);
    if (!moderation) throw new Refusal(doctor.noDatabase(flags.data));
    // The id of a table is its link: it stays here.
    const reports = moderation.reports.map(({ table: _link, ...report }) => report);
    if (flags.json) return context.out.line(JSON.stringify({ reports, bans: moderation.bans }));
    if (reports.length === 0) context.out.line(say.none);
    for (const { at, about, name, by, text, why } of reports) {
      context.out.line(say.about(at, name, about, by));
      context.out.line(say.why(why));
      if (text) context.out.line(say.said(name, text));
    }
    for (const { who, why, at } of moderation.bans) context.out.line(say.banned(who, at, why));
  });

export const banPerson = (context: Context, who: string, flags: FolderFlags & { readonly why: string }) =>
  told(async () => {
    const { reports: say, doctor } = context.words;
    const done = await ban(flags.data, { who, why: flags.why, at: Date.now() });
    if (!done) throw new Refusal(doctor.noDatabase(flags.data));
    if (done === 'unknown') throw new Refusal(say.unknown(who));
    context.out.line(say.isBanned(done.name));
  });

export const unbanPerson = (context: Context, who: string, flags: FolderFlags) =>
  told(async () => {
    const { reports: say, doctor } = context.words;
    const was = await unban(flags.data, who);
    if (was === undefined) throw new Refusal(doctor.noDatabase(flags.data));
    if (!was) throw new Refusal(say.notBanned(who));
    context.out.line(say.isFree);
  });

async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof Unavailable ? new Refusal(error.message) : error;
  }
}
