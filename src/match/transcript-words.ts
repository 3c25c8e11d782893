/** What people read about a transcript that cannot be followed. */
import type { Json, Seat } from '../contract/index.ts';

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
};
const list = (texts: readonly string[]): string =>
  texts.length > 12 ? `${texts.slice(0, 12).join(', ')} and ${texts.length - 12} more` : texts.join(', ');
const seatList = (seats: readonly Seat[]): string =>
  seats.length === 1 ? `seat ${seats[0]}` : `one of the seats ${list(seats.map(String))}`;

export const transcriptWords = {
  notJson: 'it is not JSON.',
  notObject: 'it is not a JSON object.',
  kind: (t: unknown) => `its "t" is ${brief(t)}, and should be "start", "chance", "move" or "end".`,
  strangeKey: (key: string, t: string, known: readonly string[]) =>
    `a ${t} line has no key ${brief(key)}; it has ${known.join(', ')}.`,
  wrongType: (key: string, value: unknown, right: string) =>
    `its "${key}" is ${brief(value)}, and should be ${right}.`,
  noStart: 'a game begins with a start line.',
  stillPlaying: 'a new game starts before the last one has ended.',
  unknownGame: (id: string) => `there is no game ${brief(id)}.`,
  lacksOption: (name: string) => `its options lack "${name}".`,
  optionType: (name: string, value: unknown, right: Json) =>
    `option "${name}" is ${brief(value)}, and should be written ${brief(right)}.`,
  setupUnlike: (right: unknown) => `its setup would be written ${brief(right)}.`,
  setupLong: 'its setup holds more than is dealt.',
  setupShort: 'its setup leaves something to be dealt.',
  noDrawDue: (due: string) => `nothing is drawn here: ${due}.`,
  chanceUnlike: (right: unknown) => `this draw would be written ${brief(right)}.`,
  noMoveDue: (due: string) => `nobody moves here: ${due}.`,
  otherSeat: (seat: number, seats: readonly Seat[]) =>
    `seat ${seat} cannot move now; it is the turn of ${seatList(seats)}.`,
  illegal: (move: string, why: string) => `the move ${brief(move)} is not legal. ${why}`,
  legalDiffers: (missing: readonly string[], extra: readonly string[], twice: readonly string[]) => {
    const faults = [
      ...(missing.length ? [`it lacks ${list(missing)}`] : []),
      ...(extra.length ? [`${list(extra)} ${extra.length > 1 ? 'are' : 'is'} not legal`] : []),
      ...(twice.length ? [`it lists ${list(twice)} twice`] : []),
    ];
    return `its list of legal moves is not right: ${faults.join('; ')}.`;
  },
  notOver: (due: string) => `the game is not over: ${due}.`,
  resultDiffers: (key: string, got: unknown, right: unknown) =>
    `its ${key} should be ${brief(right)}, not ${brief(got)}.`,
  stops: (due: string) => `the transcript stops before the game is over: ${due}.`,
  empty: 'it holds no game.',
  due: {
    move: (seats: readonly Seat[]) => `it is the turn of ${seatList(seats)}`,
    draw: 'chance draws next',
    end: 'the game is over, and its end line is due',
  },
} as const;
