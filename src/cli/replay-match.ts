/** Replays a match that was exported as JSON or as text, and makes its draws again. */

import { CHANCE, type WhoOf } from '../contract/index.ts';
import { importMatch, rulesOfFile } from '../match/file.ts';
import { isUndo } from '../match/log.ts';
import { Match } from '../match/match.ts';
import { verify } from '../match/verify.ts';
import { sameJson } from '../toolkit/json.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Context } from './context.ts';
import { wrap } from './layout.ts';
import { readMatchFile, refusing } from './match-file.ts';

export async function replayMatch(
  context: Context,
  path: string,
  text: string,
  quiet: boolean,
): Promise<void> {
  const say = context.words.replay;
  const refuse = refusing(context, path);
  const { file, entry } = readMatchFile(context, path, text);
  const rules = await rulesOfFile(entry.entry, file);
  if ('refused' in rules) throw refuse(rules.refused);
  const game = rules.value;
  const imported = importMatch(game, entry.meta, file);
  if ('refused' in imported) throw refuse(imported.refused, await entry.refusals());
  const { match, secret } = imported.value;
  const names = match.head.seats.map(({ name }) => name);
  context.out.line(say.match(entry.meta, names, match.head.created));
  const who: WhoOf = (seat) => ({ name: names[seat] ?? '', isYou: false, sign: seat });
  if (!quiet) await tell(context, entry, match, who);
  const result = game.next(match.state).to === 'over' ? game.result(match.state) : undefined;
  const told = file.result;
  if (told !== undefined && !sameJson(told, result)) throw refuse(say.otherResult(JSON.stringify(result)));
  const moves = match.standing.filter(({ entry: { by } }) => by !== CHANCE).length;
  context.out.line(result ? context.words.resultLine(result, moves, who) : say.unfinished);
  context.out.line(say.matchFollowed(match.log.length));
  if (secret === undefined) return;
  const verdict = verify(match, secret);
  if (!verdict.fair) throw refuse(say.unfair(context.match.refuse(verdict.why)));
  context.out.line(say.fair(verdict.draws, verdict.order));
}

/** Entry by entry, undos too, on a match of its own. */
async function tell<S>(
  { out, words: { replay: say } }: Context,
  entry: LocalizedGame,
  match: Match<S>,
  who: WhoOf,
): Promise<void> {
  const words = await entry.words();
  const again = new Match(match.game, match.head);
  for (const step of match.log) {
    const said: string[] = isUndo(step) ? [say.undo(who(step.by).name, step.undo)] : [];
    again.append(step, (event) => {
      const text = words.say(event, who);
      if (text !== undefined) said.push(text);
    });
    for (const text of said) out.lines(wrap(text, out.width - 2, '  ').map((line) => `  ${line}`));
  }
}
