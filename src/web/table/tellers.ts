/** Who is who in what a table tells: seats may have had other players before. */
import type { Seat, WhoOf } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import { formerAt, formerOf, noteSaid, type StandingNote } from '../../match/notes.ts';
import type { TableWords } from '../words/index.ts';
import type { TableModel } from './model.ts';
import type { Teller } from './turn.ts';

type TellingModel = Pick<TableModel, 'notes' | 'head' | 'teller'>;

/** When `n` entries stood with the last. */
export const tellerAt = (model: TellingModel, n: number, say: TableWords): Teller =>
  tellerThen(model, (seat) => formerAt(model.notes.all.value, seat, n - 1), say);

/** A note in words, with the name of the player who had the seat then. */
export function noteTold(model: TellingModel, note: StandingNote, say: TableWords): string {
  const { who } = tellerThen(model, () => formerOf(model.notes.all.value, note), say);
  return noteSaid(say.noted, note, who(note.seat));
}

function tellerThen(
  { notes, head, teller }: TellingModel,
  former: (seat: Seat) => string | undefined,
  say: TableWords,
): Teller {
  const now = teller.value;
  if (!notes.hasPassed.value) return now;
  const seats: MatchHead['seats'] = head.value?.seats ?? [];
  const was = (seat: Seat) => former(seat) !== undefined;
  const who: WhoOf = (seat) => {
    const name = former(seat);
    return name === undefined ? now.who(seat) : { ...now.who(seat), name, isYou: false };
  };
  return {
    name: (seat) => say.name(who(seat)),
    who,
    isYou: (seat) => now.isYou(seat) && !was(seat),
    isBot: (seat) => (was(seat) ? seats[seat]?.player !== 'person' : now.isBot(seat)),
    botFor: (seat) => ({ ...who(seat), name: say.botOf(who(seat)), isYou: false }),
  };
}
