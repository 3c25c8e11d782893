/** A game as the server lists it: its facts, with their English titles and help. */
import Type from 'typebox';
import { MOST_SEATS } from '../../contract/index.ts';
import { whole } from './parts.ts';

const words = Type.String();
const count = whole(MOST_SEATS);
const text = { label: words, help: Type.Optional(words) };

const Option = Type.Union([
  Type.Object({ type: Type.Literal('flag'), default: Type.Boolean(), ...text }),
  Type.Object({
    type: Type.Literal('number'),
    default: Type.Integer(),
    min: Type.Integer(),
    max: Type.Integer(),
    values: Type.Optional(Type.Array(Type.Integer())),
    labels: Type.Optional(
      Type.Record(Type.String(), words, { description: 'numbers that mean something else' }),
    ),
    ...text,
  }),
  Type.Object({
    type: Type.Literal('choice'),
    default: words,
    values: Type.Array(Type.Object({ value: words, label: words })),
    ...text,
  }),
]);

export const GameListed = Type.Object({
  id: Type.String({ description: 'its name in plans and addresses' }),
  title: words,
  edition: Type.Optional(words),
  tagline: words,
  about: words,
  designers: Type.Array(words),
  seats: Type.Object({ min: count, max: count }),
  usualSeats: count,
  minutes: Type.Integer(),
  age: Type.Integer(),
  secrets: Type.Boolean({ description: 'may a seat know what others do not?' }),
  lowScoreWins: Type.Optional(Type.Array(count)),
  printsMatches: Type.Optional(Type.Boolean({ description: 'can a match be printed as it stands?' })),
  version: Type.Integer({ description: 'the version of its rules that new matches begin with' }),
  options: Type.Record(Type.String(), Option),
  pages: Type.Optional(Type.Array(Type.Object({ id: words, title: words, about: words }))),
});
