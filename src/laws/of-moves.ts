/** Laws of moves: what is listed can be played, what is not is refused. */
import { CHANCE, type Move, type Seat, SPECTATOR } from '../contract/index.ts';
import type { FastRng } from '../toolkit/rng.ts';
import { acting, bytes, holds, type Law, rngOf, same, someOf, viewers } from './checks.ts';
import { legalMoves, sample } from './walk.ts';

export const everyListedMoveChangesTheState: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state }) => {
    const before = bytes(state);
    for (const seat of someOf(acting(table, state), 4)) {
      for (const move of someOf(legalMoves(game, state, seat), 60)) {
        const after = game.copy(state);
        game.play(after, seat, move);
        holds(bytes(after) !== before, `${game.write(state, seat, move)} changed nothing`);
      }
    }
    same(state, JSON.parse(before), 'playing on copies changed the position');
  });
};

export const theOrderOfMovesIsStable: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state }) => {
    for (const seat of someOf(acting(table, state), 4)) {
      const legal = legalMoves(game, state, seat);
      const longer: Move[] = Array.from({ length: legal.length + 9 }, () => 'left over');
      const count = game.moves(state, seat, longer as typeof legal);
      same(longer.slice(0, count), legal, 'moves are listed in another order');
      same(legalMoves(game, JSON.parse(bytes(state)), seat), legal, 'JSON changes the order of moves');
      holds(new Set(legal).size === legal.length, 'a move is listed twice');
      if (game.pick) {
        const [one, other] = [rngOf(seed + count), rngOf(seed + count)];
        same(
          game.pick(state, seat, one),
          legal[other.below(count)],
          'another move is picked than the list has',
        );
        same(one.below(1000), other.below(1000), 'a pick takes more or fewer random numbers than a list');
      }
      const forced = game.forced?.(state, seat);
      if (forced !== undefined) same(legal, [forced], 'a forced move is not the only one');
      const decider = game.decides(state, seat);
      holds(decider >= 0 && decider < table.seats, `seat ${decider} decides, and there is none`);
    }
  });
};

/** Seats that act at once do not get in each other's way: any order gives the same position. */
export const simultaneousMovesCommute: Law = (table, seed) => {
  const { game } = table;
  const rng = rngOf(seed + 2);
  sample(table, seed, rngOf, ({ state }) => {
    const seats = acting(table, state);
    if (seats.length < 2) return;
    const [a, b] = [seats[0]!, seats[seats.length - 1]!];
    const choose = (seat: Seat) => {
      const legal = legalMoves(game, state, seat);
      return legal[rng.below(legal.length)]!;
    };
    const [x, y] = [choose(a), choose(b)];
    const [ab, ba] = [game.copy(state), game.copy(state)];
    game.play(ab, a, x);
    game.play(ab, b, y);
    game.play(ba, b, y);
    game.play(ba, a, x);
    same(ab, ba, 'two moves at once depend on their order');
  });
};

export const notationRoundTrips: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state, by, move }) => {
    if (by === CHANCE) {
      same(
        game.read(state, CHANCE, game.write(state, CHANCE, move)),
        { value: move },
        'a draw does not survive notation',
      );
    }
    for (const seat of someOf(acting(table, state), 4)) {
      const legal = legalMoves(game, state, seat);
      const texts = new Set<string>();
      for (const each of someOf(legal, 200)) {
        const text = game.write(state, seat, each);
        holds(!texts.has(text), `two moves are written ${text}`);
        texts.add(text);
        same(game.read(state, seat, text), { value: each }, `${text} is read as something else`);
      }
    }
  });
};

/** Whatever is read is a legal move; everything else is refused with a sentence; and nothing changes. */
export const readRefusesEverythingElse: Law = (table, seed) => {
  const { game, refuse, seats } = table;
  const rng = rngOf(seed);
  const heard = new Set<string>([
    '',
    ' ',
    '-',
    '0',
    'undefined',
    '__proto__',
    'constructor',
    '💥',
    'x'.repeat(5000),
  ]);
  sample(table, seed, rngOf, ({ state, by, move }) => {
    const text = game.write(state, by, move);
    for (const each of [text, spoil(text, rng), spoil(text, rng)]) heard.add(each);
    const before = bytes(state);
    const toAct = acting(table, state);
    const strangers = viewers(seats).filter((seat) => seat !== SPECTATOR && !toAct.includes(seat));
    for (const seat of [...someOf(toAct, 3), ...strangers.slice(0, 2)]) {
      const legal = new Set(legalMoves(game, state, seat));
      for (const each of someOf([...heard], 80)) {
        const reading = game.read(state, seat, each);
        if ('value' in reading)
          holds(legal.has(reading.value), `“${each}” is read as a move that is not legal`);
        else
          holds(
            /^\S.{5,}[.!?]$/su.test(refuse(reading.refused)),
            `the refusal of “${each}” is no sentence: “${refuse(reading.refused)}”`,
          );
      }
    }
    if (toAct.length > 0)
      holds('refused' in game.read(state, CHANCE, text), 'chance may draw while a seat owes a move');
    same(state, JSON.parse(before), 'reading changed the position');
  });
};

function spoil(text: string, rng: FastRng): string {
  const at = rng.below(text.length + 1);
  const kinds = [
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}${'ABRTX 019+-*'[rng.below(12)]}${text.slice(at)}`,
    `${text} ${text}`,
    text.split(' ').reverse().join(' '),
  ];
  return kinds[rng.below(kinds.length)]!;
}
