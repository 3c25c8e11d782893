import { describe, expect, it } from 'vitest';
import { FastRng } from '../../../toolkit/rng.ts';
import { EXAMPLE_MAPS } from '../map/examples.ts';
import { aeronaut } from '../rules/everything.ts';
import type { AeronautState } from '../rules/state.ts';
import { area, at, legal, play } from './table.ts';

const table = 'players 3; with secretAreas; at 4 4 7';
const chart = 'map chart; players 3; with secretAreas thieves';
const hide = (s: AeronautState, by: number, move: string): string[] =>
  [-1, 0, 1, 2].map((viewer) => aeronaut.hide(s, by, move, viewer));

describe('secret areas', () => {
  it('others do not see the types named in M and +, only how many cells are used', () => {
    const s = at(`${table}; own r3:2`);
    expect(hide(s, 0, 'M r3 red')).toEqual(['M r3 ?', 'M r3 red', 'M r3 ?', 'M r3 ?']);
    play(s, 'M r3 red');
    expect(area(aeronaut.view(s, 0), 0)).toBe('red red');
    expect(area(aeronaut.view(s, 1), 0)).toBe('? ?');
    expect(hide(s, 2, '+blue')).toEqual(['+?', '+?', '+?', '+blue']);
    play(s, '+blue');
    expect(area(aeronaut.view(s, -1), 2)).toBe('?');
  });

  it('others see what a Claim gives and what is paid, not which cell paid', () => {
    const s = at(`${table}; area0 red`);
    play(s, 'M r3 red', 'M r4 yellow', 'M r3 red');
    expect(area(aeronaut.view(s, 1), 0)).toBe('red ? ?');
    play(s, 'C r7');
    expect(area(s, 0)).toBe('-red -red red');
    const seen = aeronaut.view(s, 1);
    expect(area(seen, 0)).toBe('red ? ?');
    expect(seen.paid.slice(0, 6)).toEqual([2, 0, 0, 0, 0, 0]);
    expect(seen.held.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('all players are told when the game ends, because not all can work it out', () => {
    const s = at(`${table}; area1 red; cells 2; turn 0`);
    play(s, 'M r3 red', 'M r4 yellow', 'M r3 red');
    expect(hide(s, 0, 'C r7')[0]).toBe('C r7 (over)');
    const seen = aeronaut.view(s, 2);
    aeronaut.play(seen, 0, 'C r7 (over)');
    expect(aeronaut.next(seen)).toEqual({ to: 'over' });
    const goesOn = aeronaut.view(s, 2);
    aeronaut.play(goesOn, 0, 'C r7');
    expect(aeronaut.next(goesOn)).toEqual({ to: 'act', seats: [1] });
  });

  it('a toll and a theft by name may name any type, and a wrong one gets nothing', () => {
    const s = at(`${chart}; at 1 9 9; area1 blue; can 0:steal 0:steal`);
    expect(legal(s).filter((text) => text.startsWith('use steal'))).toHaveLength(6);
    expect(hide(s, 0, 'use steal 1 red')[3]).toBe('use steal 1 red (nothing)');
    play(s, 'use steal 1 red', 'use steal 1 blue');
    expect([area(s, 0), area(s, 1)]).toEqual(['blue', '-blue']);
    const toll = at(`${chart}; at 7 1 1; own r8:2; tolls r8:2`);
    play(toll, 'M r8 blue', '+pink');
    expect(legal(toll)).toHaveLength(6);
    expect(hide(toll, 2, 'toll blue')[0]).toBe('toll blue (blue)');
    play(toll, 'toll green');
    expect(area(toll, 0)).toBe('blue blue');
  });

  it('a stolen balloon and the price of a double are seen by all', () => {
    const s = at(`${chart}; at 7 4 4`);
    play(s, 'M r3 red', 'M r4 yellow');
    expect(hide(s, 2, 'steal 0 2')[0]).toBe('steal 0 2 (red)');
    const twin = at(`${chart}; at 9 9 9; own r1:2; area0 blue pink pink`);
    expect(hide(twin, 0, 'C r2')[0]).toBe('C r2 (blue)');
  });

  it('alone you see the automaton’s area, for you choose for it; a spectator sees neither', () => {
    const s = at('players 1; with secretAreas; at 4 8; turn 1');
    play(s, 'M r10 green');
    expect(area(aeronaut.view(s, 0), 1)).toBe('green green');
    expect(area(aeronaut.view(s, -1), 1)).toBe('? ?');
  });

  it('a guess could have paid what was paid, and can act', () => {
    const s = at(`${table}; cells 2; own r3:2`);
    play(s, 'M r3 red', '+blue', 'M r4 yellow', 'M r8 blue');
    const seen = aeronaut.view(s, 1);
    for (let i = 0; i < 20; i++) {
      const whole = aeronaut.guess(seen, 1, new FastRng(i));
      expect(aeronaut.view(whole, 1)).toEqual(seen);
      expect(legal(whole, 0).length).toBeGreaterThan(0);
    }
  });
});

describe('a guess at the area of a side that is due, and has no cell left to fly', () => {
  const all = EXAMPLE_MAPS.chart.routes.map(({ id }) => id);
  /** Seat 1 has a single cell that seat 0 does not see, and everything is claimed but these spaces. */
  const due = (...open: readonly string[]): AeronautState => {
    const own = all.flatMap((id) => {
      if (open.includes(id)) return [];
      const { types } = EXAMPLE_MAPS.chart.routes.find((route) => route.id === id) as { types?: string[] };
      return (types?.map((type) => `${id}.${type}`) ?? [id])
        .filter((space) => !open.includes(space))
        .map((space) => `${space}:0`);
    });
    return at(
      `map chart; players 3; with secretAreas; at 9 9 9; cells 1; own ${own.join(' ')}; area1 ?; turn 1`,
    );
  };
  const guessed = (seen: AeronautState): string[] => {
    const areas = Array.from({ length: 40 }, (_, i) => {
      const whole = aeronaut.guess(seen, 0, new FastRng(i));
      expect(legal(whole, 1)).not.toEqual([]);
      return area(whole, 1);
    });
    return [...new Set(areas)].sort();
  };

  it('can pay for a space of a multi route, whichever is free', () => {
    expect(guessed(due('r12.orange', 'r12.blue'))).toEqual(['blue', 'orange']);
    expect(guessed(due('r12.blue'))).toEqual(['blue']);
    expect(guessed(due('r16.yellow', 'r16.red'))).toEqual(['red', 'yellow']);
  });
});

describe('secret trajectories', () => {
  it('are seen by their owners until they are shown', () => {
    const s = at('players 3; with thieves; at 4 4 7; secret 1-4:3 1-5:4 1-6:5');
    expect(aeronaut.view(s, 1).secret).toEqual([null, { a: 1, b: 5, n: 4 }, null]);
    expect(aeronaut.view(s, -1).secret).toEqual([null, null, null]);
    const over = at('players 3; with thieves; at 4 4 7; secret 1-4:3 1-5:4 1-6:5; cells 0');
    aeronaut.play(over, -1, aeronaut.draw(over, new FastRng(1)));
    expect(aeronaut.view(over, 1).secret).toEqual(over.secret);
  });

  it('a guess deals those that are not seen again, and leaves one’s own', () => {
    const s = at('players 3; with thieves; at 4 4 7; secret 1-4:3 1-5:4 1-6:5');
    const own = { a: 1, b: 5, n: 4 };
    const dealt = Array.from(
      { length: 8 },
      (_, i) => aeronaut.guess(aeronaut.view(s, 1), 1, new FastRng(i)).secret,
    );
    for (const secret of dealt) {
      expect(secret[1]).toEqual(own);
      for (const each of secret) expect(each).toMatchObject({ a: expect.any(Number), b: expect.any(Number) });
    }
    expect(new Set(dealt.map((secret) => JSON.stringify(secret[0]))).size).toBeGreaterThan(1);
    // Where all are shown there is nothing to guess.
    expect(aeronaut.guess(s, 1, new FastRng(1)).secret).toEqual(s.secret);
  });

  it('are hidden in the deal', () => {
    const s = aeronaut.start(2, { size: 'tiny', types: 6, thieves: true });
    const rng = new FastRng('spies');
    aeronaut.play(s, -1, aeronaut.draw(s, rng));
    expect(aeronaut.next(s)).toEqual({ to: 'deal' });
    const deal = aeronaut.draw(s, rng);
    const { secret } = JSON.parse(deal);
    expect(secret).toHaveLength(2);
    expect(JSON.parse(aeronaut.hide(s, -1, deal, 0))).toEqual({ secret: [secret[0], null] });
  });
});

describe('two worlds that differ only in secrets', () => {
  /** Plays both on, each with its own secrets, as long as the viewer is sent the same entries. Answers how often they differed. */
  function follow(text: string, viewer: number, seed: string): number {
    const rng = new FastRng(seed);
    const [one, two] = [at(text), at(text)];
    let apart = 0;
    for (let n = 0; n < 300; n++) {
      expect(aeronaut.view(two, viewer)).toEqual(aeronaut.view(one, viewer));
      if (JSON.stringify(one) !== JSON.stringify(two)) apart++;
      const next = aeronaut.next(one);
      if (next.to !== 'act') break;
      const side = next.seats[0]!;
      if (side === viewer) expect(legal(two, side)).toEqual(legal(one, side));
      const options = legal(one, side);
      const first = options[rng.below(options.length)]!;
      const sent = aeronaut.hide(one, side, first, viewer);
      const alike = legal(two, side).filter((move) => aeronaut.hide(two, side, move, viewer) === sent);
      if (alike.length === 0) continue;
      aeronaut.play(one, side, first);
      aeronaut.play(two, side, alike[rng.below(alike.length)]!);
    }
    return apart;
  }

  it('look alike to all other viewers, to the end of the game', () => {
    let apart = 0;
    for (let game = 0; game < 5; game++) {
      for (const viewer of [-1, 0, 2]) {
        apart += follow(
          'map chart; players 3; with secretAreas; at 4 8 6; slots 7:0 5:0',
          viewer,
          `twins/${game}`,
        );
        apart += follow(
          'players 4; with secretAreas thieves; at 1 1 1 1; slots 2:0 4:0',
          viewer,
          `twins/${game}`,
        );
      }
    }
    expect(apart).toBeGreaterThan(200);
  });
});
