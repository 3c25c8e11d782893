/** Checks the draws of a finished match. */
import { rulesOfFile } from '../../match/file.ts';
import { verifyFile } from '../../match/verify.ts';
import type { Context } from '../context.ts';
import { openLines } from '../lines.ts';
import { readMatchFile, refusing } from '../match-file.ts';
import { AnswerNo } from '../refusal.ts';

interface VerifyFlags {
  readonly json?: boolean;
}

export async function verifyDraws(context: Context, path: string, flags: VerifyFlags): Promise<void> {
  const lines: string[] = [];
  for await (const line of await openLines(context, path)) lines.push(line);
  const { file, entry } = readMatchFile(context, path, lines.join('\n'));
  const rules = await rulesOfFile(entry.entry, file);
  const checked = 'refused' in rules ? rules : verifyFile(rules.value, entry.meta, file);
  if ('refused' in checked) throw refusing(context, path)(checked.refused, await entry.refusals());
  const verdict = checked.value;
  const entries = Array.isArray(file.entries) ? file.entries.length : 0;
  const why = verdict.fair ? '' : context.match.refuse(verdict.why);
  const told = verdict.fair ? verdict : { ...verdict, why, code: verdict.why.code };
  if (flags.json) context.out.line(JSON.stringify({ game: entry.meta.id, id: file.id, entries, ...told }));
  if (!verdict.fair) throw new AnswerNo(context.words.verify.unfair(why));
  if (flags.json) return;
  context.out.line(context.words.verify.fair(verdict.scheme, verdict.draws, entries, verdict.order));
  context.out.line(context.words.verify.scheme(verdict.scheme, verdict.salts, verdict.left));
}
