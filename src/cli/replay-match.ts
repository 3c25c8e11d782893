/** Replays a match that was exported as JSON or as text, and makes its draws again. */

import { CHANCE, type WhoOf } from '../contract/index.ts';
import { type Imported, importMatch, rulesOfFile } from '../match/file.ts';
import { isUndo } from '../match/log.ts';
import { Match } from '../match/match.ts';
import { formerAt, formerOf, noteSaid, toldNotes } from '../match/notes.ts';
import { verify } from '../match/verify.ts';
import { sameJson } from '../toolkit/json.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Context } from './context.ts';
import { houseLines } from './house.ts';
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
  const { match, secret, notes } = imported.value;
  const names = match.head.seats.map(({ name }) => name);
  context.out.line(say.match(entry.meta, names, match.head.created));
  context.out.lines(await houseLines(context, entry, match.head.house));
  const who: WhoOf = (seat) => ({ name: names[seat] ?? '', isYou: false, sign: seat });
  if (!quiet) await tell(context, entry, { match, notes }, who);
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

/** Entry by entry, undos and notes too, on a match of its own. */
async function tell<S>(
  { out, words: { replay: say } }: Context,
  entry: LocalizedGame,
  { match, notes }: Pick<Imported<S>, 'match' | 'notes'>,
  who: WhoOf,
): Promise<void> {
  const words = await entry.words();
  const again = new Match(match.game, match.head);
  const show = (text: string) => out.lines(wrap(text, out.width - 2, '  ').map((line) => `  ${line}`));
  const told = new Set(toldNotes(notes));
  const away = new Set<number>();
  const tellNotes = (at: number) => {
    for (const note of notes) {
      const { seat, what, after } = note;
      if (after !== at) continue;
      const name = formerOf(notes, note) ?? who(seat).name;
      if (told.has(note)) show(noteSaid(say.noted, note, { ...who(seat), name }));
      if (what === 'back') away.delete(seat);
      else away.add(seat);
    }
  };
  for (const [at, step] of match.log.entries()) {
    tellNotes(at);
    const said: string[] = isUndo(step) ? [say.undo(who(step.by).name, step.undo)] : [];
    const isBots = !isUndo(step) && step.by !== CHANCE && away.has(match.game.decides(again.state, step.by));
    const whoThen: WhoOf = (seat) => ({ ...who(seat), name: formerAt(notes, seat, at) ?? who(seat).name });
    const mover: WhoOf = (seat) =>
      isBots && seat === step.by ? { ...whoThen(seat), name: say.botOf(whoThen(seat)) } : whoThen(seat);
    again.append(step, (event) => {
      const text = words.say(event, mover);
      if (text !== undefined) said.push(text);
    });
    for (const text of said) show(text);
  }
  tellNotes(match.log.length);
}
