/**
 * What holds for every game of the house. Each law plays random games through the contract and throws where it is
 * broken; `laws.test.ts` runs them over the list, `broken.test.ts` shows that each one catches its defect.
 */
import { CHANCE, type Json, type Move, type Seat, SPECTATOR } from '../contract/index.ts';
import { FastRng } from '../toolkit/rng.ts';
import type { Table } from './table.ts';
import { legalMoves, type Step, sample, walk } from './walk.ts';

export type Law = <S, M extends Move>(table: Table<S, M>, seed: number) => void;

const rngOf = (seed: number): FastRng => new FastRng(seed);
const bytes = (value: unknown): string => JSON.stringify(value);
const viewers = (seats: number): Seat[] => {
  // At large tables the first, a middle and the last seat stand for all.
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [SPECTATOR, ...(seats <= 6 ? all : [0, seats >> 1, seats - 1])];
};

function same(got: unknown, want: unknown, what: string): void {
  if (bytes(got) !== bytes(want)) throw new Error(`${what}\n  got:  ${bytes(got)}\n  want: ${bytes(want)}`);
}
function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** The seats that owe a move, or none. */
function acting<S, M extends Move>({ game }: Table<S, M>, state: S): readonly Seat[] {
  const next = game.next(state);
  return next.to === 'act' ? next.seats : [];
}

const someOf = <T>(list: readonly T[], most: number): readonly T[] => {
  const stride = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % stride === 0);
};

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
  const { game, seats } = table;
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
            /^\S.{5,}[.!?]$/su.test(reading.refused),
            `the refusal of “${each}” is no sentence: “${reading.refused}”`,
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

/** A view followed through hidden entries is the view of the position. */
export const viewsFollowHiddenEntries: Law = (table, seed) => {
  const { game, seats, options } = table;
  const eyes = viewers(seats).map((viewer) => ({ viewer, seen: game.start(seats, options) }));
  const compare = (state: Parameters<typeof game.view>[0]): void => {
    for (const { viewer, seen } of eyes) {
      same(seen, game.view(state, viewer), `the view of seat ${viewer} went its own way`);
      same(game.next(seen), game.next(state), `seat ${viewer} believes that something else is next`);
    }
  };
  const final = walk(table, rngOf(seed), ({ state, by, move }) => {
    if (seats <= 8) compare(state);
    for (const { viewer, seen } of eyes) game.play(seen, by, game.hide(state, by, move, viewer));
  });
  compare(final);
  for (const { seen } of eyes) same(game.result(seen), game.result(final), 'a view has another result');
};

export const viewsKnowTheirOwnMoves: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state }) => {
    for (const seat of someOf(acting(table, state), 4)) {
      const viewer = game.decides(state, seat);
      const seen = game.view(state, viewer);
      same(
        legalMoves(game, seen, seat),
        legalMoves(game, state, seat),
        `seat ${viewer} sees other moves than there are`,
      );
      same(game.forced?.(seen, seat), game.forced?.(state, seat), 'a view knows another forced move');
      if (game.openly?.(state, seat)) {
        const open = legalMoves(game, game.view(state, SPECTATOR), seat);
        same(
          open,
          legalMoves(game, state, seat),
          `what seat ${seat} may decide openly depends on its secrets`,
        );
      }
      for (const move of someOf(legalMoves(game, state, seat), 40)) {
        same(game.write(seen, seat, move), game.write(state, seat, move), 'a view writes a move differently');
      }
    }
    for (const viewer of viewers(table.seats)) {
      const seen = game.view(state, viewer);
      same(game.view(seen, viewer), seen, 'the view of a view is another view');
    }
  });
};

/**
 * Two games that differ only in what a viewer may not know are the same to that viewer, byte for byte. Answers in how
 * many steps they really differed, so that a test can insist on it where a game has secrets.
 */
export function twinsLookAlike<S, M extends Move>(table: Table<S, M>, seed: number): number {
  const { game, seats, options } = table;
  const rng = rngOf(seed);
  const viewer = viewers(seats)[rng.below(viewers(seats).length)]!;
  const one = game.start(seats, options);
  const two = game.start(seats, options);
  let apart = 0;
  for (let n = 0; n < 2000; n++) {
    same(
      game.view(one, viewer),
      game.view(two, viewer),
      `seat ${viewer} can tell two worlds apart at entry ${n}`,
    );
    if (bytes(one) !== bytes(two)) apart++;
    const next = game.next(one);
    if (next.to === 'over' || next.to === 'reveal') break;
    const pair =
      next.to === 'act'
        ? sharedMove(table, one, two, next.seats, viewer, rng)
        : alikeDraws(table, one, two, viewer, rng);
    if (!pair) break;
    const { by, first, second } = pair;
    same(
      game.hide(one, by, first, viewer),
      game.hide(two, by, second, viewer),
      `seat ${viewer} is sent different entries`,
    );
    game.play(one, by, first);
    game.play(two, by, second);
  }
  return apart;
}

interface Pair<M> {
  readonly by: Seat;
  readonly first: M;
  readonly second: M;
}

/** A move that is legal in both worlds, because the viewer must not learn anything from it. */
function sharedMove<S, M extends Move>(
  { game }: Table<S, M>,
  one: S,
  two: S,
  seats: readonly Seat[],
  viewer: Seat,
  rng: FastRng,
): Pair<M> | undefined {
  const by = seats[rng.below(seats.length)]!;
  const legal = legalMoves(game, one, by);
  if (by === viewer)
    same(legalMoves(game, two, by), legal, 'a seat’s own moves depend on what it may not know');
  const alsoLegal = new Set(legalMoves(game, two, by));
  const both = legal.filter((move) => alsoLegal.has(move));
  if (both.length === 0) return undefined;
  const move = both[rng.below(both.length)]!;
  return { by, first: move, second: move };
}

/** Two draws that look the same to the viewer, different ones where that can be had. */
function alikeDraws<S, M extends Move>(
  { game }: Table<S, M>,
  one: S,
  two: S,
  viewer: Seat,
  rng: FastRng,
): Pair<M> | undefined {
  const first = game.draw(one, rng);
  const hidden = game.hide(one, CHANCE, first, viewer);
  // Nothing of it is hidden, so only the same draw looks the same.
  if (hidden === first) return { by: CHANCE, first, second: first };
  const shown = bytes(hidden);
  let alike: M | undefined;
  for (let tries = 0; tries < 400; tries++) {
    const second = game.draw(two, rng);
    if (bytes(game.hide(two, CHANCE, second, viewer)) !== shown) continue;
    alike = second;
    if (second !== first) break;
  }
  return alike === undefined ? undefined : { by: CHANCE, first, second: alike };
}

export const guessesFitTheView: Law = (table, seed) => {
  const { game, seats } = table;
  const rng = rngOf(seed + 1);
  sample(table, seed, rngOf, ({ state }) => {
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer);
      const before = bytes(seen);
      const whole = game.guess(seen, viewer, rng);
      same(game.view(whole, viewer), seen, `a guess of seat ${viewer} contradicts what it sees`);
      same(game.next(whole), game.next(state), 'a guess is at another point of the game');
      playOn(table, whole, rng);
      same(seen, JSON.parse(before), 'guessing changed the view');
    }
  });
};

/** A guess is a whole position: a few random entries can be played on it. */
function playOn<S, M extends Move>(table: Table<S, M>, state: S, rng: FastRng): void {
  const { game } = table;
  for (let i = 0; i < 12; i++) {
    const next = game.next(state);
    if (next.to === 'over') return void game.result(state);
    if (next.to === 'act') {
      const seat = next.seats[0]!;
      const legal = legalMoves(game, state, seat);
      holds(legal.length > 0, 'a guess leaves a seat without a move');
      game.play(state, seat, legal[rng.below(legal.length)]!);
    } else game.play(state, CHANCE, game.draw(state, rng));
  }
}

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
  const { game, seats, options } = table;
  const log: { by: Seat; move: Move }[] = [];
  const final = walk(table, rngOf(seed), ({ by, move }) => log.push({ by, move }));
  let again = game.start(seats, options);
  for (const [i, { by, move }] of log.entries()) {
    if (i === log.length >> 1) again = JSON.parse(bytes(again));
    game.play(again, by, move as Parameters<typeof game.play>[2]);
  }
  same(again, final, 'a replay of the log ends elsewhere');
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

export const transcriptsRoundTrip: Law = (table, seed) => {
  const { game, seats, options } = table;
  const deals: Move[] = [];
  let checked = false;
  walk(table, rngOf(seed), ({ state, by, move }) => {
    const next = game.next(state);
    if (next.to === 'deal') return void deals.push(move);
    if (!checked) {
      checked = true;
      const setup = JSON.parse(bytes(game.transcript.setup(state)));
      same(
        game.transcript.opening(game.start(seats, options), setup),
        { value: deals },
        'a set-up is read as other deals',
      );
    }
    if (next.to === 'draw') {
      const line = JSON.parse(bytes(game.transcript.chance(state, move)));
      same(game.transcript.readChance(state, line), { value: move }, 'a chance line is read as another draw');
    }
    holds(next.to === 'act' ? by !== CHANCE : by === CHANCE, 'somebody acted out of turn');
  });
  const bad: Json[] = [{}, { colors: 3 }, { hands: [[]] }, { map: {} }, { row: ['?'] }];
  for (const setup of bad) {
    const reading = game.transcript.opening(game.start(seats, options), setup as { [key: string]: Json });
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

/** Everything players read about a view can be had from the view alone, in full sentences where sentences are due. */
export const everythingHasWords: Law = (table, seed) => {
  const { game, words, hints, terminal, seats } = table;
  const name = (seat: Seat): string => `Player ${seat + 1}`;
  const wordy = (text: string | undefined, what: string): void => {
    holds(
      text !== undefined && text.trim() !== '' && !/undefined|NaN|\[object/.test(text),
      `${what}: “${text}”`,
    );
  };
  const step = <S, M extends Move>(
    { game: rules, words: say }: Table<S, M>,
    { state, by, move }: Step<S, M>,
  ): void => {
    const told: string[] = [];
    rules.play(rules.copy(state), by, move, (event) => {
      const sentence = say.say(event, name);
      if (sentence !== undefined) told.push(sentence);
    });
    for (const sentence of told) holds(/^\S.*[.!?]$/su.test(sentence), `no sentence: “${sentence}”`);
    if (by !== CHANCE) holds(told.length > 0, `nothing is told of ${rules.write(state, by, move)}`);
  };
  sample(table, seed, rngOf, (each) => {
    const { state } = each;
    step(table, each);
    for (const seat of someOf(acting(table, state), 3)) {
      const seen = game.view(state, game.decides(state, seat));
      const { title, detail } = words.ask(seen, seat);
      wordy(title, 'what is asked');
      wordy(detail, 'what is asked');
      for (const move of someOf(legalMoves(game, seen, seat), 20))
        wordy(words.move(seen, seat, move), 'a move in words');
      holds(Number.isFinite(hints.value(seen, seat)), 'a view has no value');
    }
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer);
      for (const line of words.describe(seen, viewer)) wordy(line, 'a description');
      wordy(words.about(seen, Math.max(0, viewer)), 'words about a seat');
      for (const line of terminal.draw(seen, viewer, (_color, text) => text))
        holds([...line].length <= 100, `a line is too wide: ${line}`);
    }
  });
};

export const laws = {
  everyListedMoveChangesTheState,
  notationRoundTrips,
  readRefusesEverythingElse,
  copiesAreIndependent,
  viewsFollowHiddenEntries,
  viewsKnowTheirOwnMoves,
  guessesFitTheView,
  piecesAreConserved,
  gamesEndWithAResult,
  logsReplay,
  theOrderOfMovesIsStable,
  simultaneousMovesCommute,
  transcriptsRoundTrip,
  oddsCoverEveryDraw,
  everythingHasWords,
} as const satisfies Record<string, Law>;
