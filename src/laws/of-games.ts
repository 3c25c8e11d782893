/** Laws of whole games: they end, they can be replayed and written down, and no piece is lost. */
import { CHANCE, type Json, type Move, type Seat } from '../contract/index.ts';
import { bytes, holds, type Law, rngOf, same } from './checks.ts';
import { legalMoves, sample, walk } from './walk.ts';

export const copiesAreIndependent: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state, by, move }) => {
    const before = bytes(state);
    const twin = game.copy(state);
    same(twin, state, 'a copy differs from its original');
    game.play(twin, by, move);
    same(state, JSON.parse(before), 'playing on a copy changed the original');
    const third = game.copy(state);
    const fourth = game.copy(third);
    game.play(third, by, move);
    same(fourth, JSON.parse(before), 'playing on the original changed a copy');
    same(third, twin, 'two copies played on differently');
  });
};

export const piecesAreConserved: Law = (table, seed) => {
  const { game, pieces } = table;
  let dealt: string | undefined;
  const check = (state: Parameters<typeof pieces>[0], n: number): void => {
    if (game.next(state).to === 'deal') return;
    const now = bytes(pieces(state));
    dealt ??= now;
    holds(now === dealt, `pieces appeared or were lost before entry ${n}: ${dealt} became ${now}`);
  };
  check(
    walk(table, rngOf(seed), ({ state, n }) => check(state, n)),
    -1,
  );
};

export const gamesEndWithAResult: Law = (table, seed) => {
  const { game, seats } = table;
  const final = walk(table, rngOf(seed));
  const { scores, winners, detail } = game.result(final);
  holds(scores.length >= seats && scores.every(Number.isFinite), `scores are ${bytes(scores)}`);
  holds(winners.length > 0 && new Set(winners).size === winners.length, `winners are ${bytes(winners)}`);
  holds(
    winners.every((seat) => seat >= 0 && seat < scores.length),
    `winners are ${bytes(winners)}`,
  );
  same(JSON.parse(bytes(detail)), detail, 'the detail does not survive JSON');
  for (let seat = 0; seat < seats; seat++)
    holds(legalMoves(game, final, seat).length === 0, 'moves are left after the end');
};

/** The same entries give the same position, from the start and from a position that went through JSON. */
export const logsReplay: Law = (table, seed) => {
  const { game, seats, options, house } = table;
  const log: { by: Seat; move: Move }[] = [];
  const final = walk(table, rngOf(seed), ({ by, move }) => log.push({ by, move }));
  let again = game.start(seats, options, house);
  for (const [i, { by, move }] of log.entries()) {
    if (i === log.length >> 1) again = JSON.parse(bytes(again));
    game.play(again, by, move as Parameters<typeof game.play>[2]);
  }
  same(again, final, 'a replay of the log ends elsewhere');
};

export const transcriptsRoundTrip: Law = (table, seed) => {
  const { game, seats, options, house } = table;
  const deals: Move[] = [];
  let checked = false;
  walk(table, rngOf(seed), ({ state, by, move }) => {
    const next = game.next(state);
    if (next.to === 'deal') return void deals.push(move);
    if (!checked) {
      checked = true;
      const setup = JSON.parse(bytes(game.transcript.setup(state)));
      same(
        game.transcript.opening(game.start(seats, options, house), setup),
        { value: deals },
        'a set-up is read as other deals',
      );
    }
    if (next.to === 'draw') {
      const line = JSON.parse(bytes(game.transcript.chance(state, move)));
      same(game.transcript.readChance(state, line), { value: move }, 'a chance line is read as another draw');
    }
    holds(next.to === 'act' ? by !== CHANCE : by === CHANCE, 'a seat or chance acted out of turn');
  });
  const bad: Json[] = [{}, { colors: 3 }, { hands: [[]] }, { map: {} }, { row: ['?'] }];
  for (const setup of bad) {
    const reading = game.transcript.opening(
      game.start(seats, options, house),
      setup as { [key: string]: Json },
    );
    // A game without any set-up takes an empty one, and needs no deal.
    if ('value' in reading) holds(deals.length === 0, `the set-up ${bytes(setup)} is accepted`);
  }
};

export const oddsCoverEveryDraw: Law = (table, seed) => {
  const { game } = table;
  walk(table, rngOf(seed), ({ state, by, move }) => {
    if (by !== CHANCE || !game.odds) return;
    let weight = 0;
    let found = false;
    const listed = game.odds(state, (draw, each) => {
      holds(each > 0, 'an outcome has no weight');
      weight += each;
      if (draw === move) found = true;
    });
    if (listed)
      holds(found && weight > 0, `the draw ${game.write(state, CHANCE, move)} is not among the odds`);
  });
};
