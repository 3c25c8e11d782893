/** A match as it goes over the wire: its head, its log, its file. */
import Type from 'typebox';
import { House, MOST_COUNT, Options, oneOf, seat, seatOrNone, seats, whole } from './parts.ts';

const Player = Type.Union([Type.Literal('person'), Type.Object({ bot: Type.String() })]);

const head = {
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer({ description: 'the version of the rules' }),
  options: Options,
  house: Type.Optional(House),
  seats: Type.Array(
    Type.Object({
      name: Type.String(),
      player: Player,
      seal: Type.Optional(Type.String({ description: 'the hash of the salt, known before the start' })),
      salt: Type.Optional(
        Type.String({ description: 'added to the draws; a sealed seat without it was left out' }),
      ),
      taken: Type.Optional(
        Type.Object(
          { from: Type.String(), n: Type.Integer() },
          {
            description:
              'only where a person took the seat over from its bot: the name it had, and how long the log was',
          },
        ),
      ),
    }),
  ),
  order: Type.Optional(
    Type.Array(seat, { description: 'which place each seat had before the order was drawn' }),
  ),
  created: Type.String({ description: 'ISO time of the start' }),
  commitment: Type.String({ description: 'the hash of the secret that all draws come from' }),
  scheme: Type.Optional(
    Type.String({ description: 'how draws are made: "2" with seals, left out for the first scheme' }),
  ),
};
export const MatchHead = Type.Object(head);

/** Unlike a seat's move, a draw can be long: a whole map. */
const MoveOrDraw = Type.Union([Type.Integer(), Type.String()]);
export const Entry = Type.Object({ by: seatOrNone, move: MoveOrDraw });
export const Undo = Type.Object({
  by: seat,
  undo: Type.Integer({ description: 'how many entries still stand' }),
});
export const LogEntry = Type.Union([Entry, Undo]);

const note = {
  seat,
  what: oneOf(
    ['time', 'host', 'round', 'resigned', 'back'],
    'why a bot plays for the player from now on (with "round" only this round), or that the player is back',
  ),
  from: Type.Optional(
    Type.String({
      description:
        'only with "back": the seat has another player from now on, or its bot again, and this is the name of the one who had it',
    }),
  ),
};
/** What happened besides moves, among the entries that stand. */
export const StandingNote = Type.Object({ ...note, n: whole(MOST_COUNT, 'how many entries stood') });
const FileNote = Type.Object({ ...note, after: whole(MOST_COUNT, 'how many entries came before') });

const notation = Type.String({ description: 'in the notation of the game' });

export const MatchFile = Type.Object(
  {
    format: Type.Literal('updraft-match'),
    formatVersion: Type.Literal(1),
    ...head,
    secret: Type.Optional(Type.String({ description: 'what all draws come from' })),
    entries: Type.Array(
      Type.Union([
        Type.Object({ seat, move: notation }),
        Type.Object({ chance: notation }),
        Type.Object({ seat, undo: Type.Integer() }),
      ]),
    ),
    notes: Type.Optional(Type.Array(FileNote, { description: 'what happened besides' })),
    result: Type.Optional(
      Type.Object({
        scores: Type.Array(Type.Number()),
        winners: seats,
        detail: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
  { description: 'the file that `npx updraft verify` and the page of a match read' },
);
