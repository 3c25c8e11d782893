/** A match as it goes over the wire: its head, its log, its file. */
import Type from 'typebox';
import { Options, seat, seatOrNone, seats } from './parts.ts';

const Player = Type.Union([Type.Literal('person'), Type.Object({ bot: Type.String() })]);

const head = {
  id: Type.String(),
  game: Type.String(),
  version: Type.Integer({ description: 'the version of the rules' }),
  options: Options,
  seats: Type.Array(
    Type.Object({
      name: Type.String(),
      player: Player,
      seal: Type.Optional(Type.String({ description: 'the hash of the salt, known before the start' })),
      salt: Type.Optional(
        Type.String({ description: 'added to the draws; a sealed seat without it was left out' }),
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
