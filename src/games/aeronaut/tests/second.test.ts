/**
 * A second reading of the rules, written plainly and for nothing but checking: it follows transcripts of random games and
 * works out every list of legal moves by trying everything. Base game, wild winds and multiroutes, alone to six players.
 */
import { describe, expect, it } from 'vitest';
import { playOut } from '../../../bots/playout.ts';
import { random } from '../../../bots/random.ts';
import type { Entry } from '../../../contract/index.ts';
import { writeTranscript } from '../../../match/transcript.ts';
import { defaultOptions } from '../../../toolkit/options.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { hints } from '../bots/hints.ts';
import { facts } from '../facts.ts';
import type { AeronautMap, Route } from '../map/map.ts';
import { aeronaut } from '../rules/everything.ts';
import type { AeronautState } from '../rules/state.ts';

const POINTS = [0, 1, 2, 4, 7, 10];

class Second {
  readonly map: AeronautMap;
  readonly players: number;
  readonly sides: number;
  readonly cells: number;
  place: (number | undefined)[];
  free: Map<number, number>;
  /** Who wrote into each space of each route. */
  marks: Map<string, (number | undefined)[]>;
  /** What was written, and how many cells that took. */
  hand: string[][];
  used: number[];
  turn = 0;
  owed: { side: number; types: readonly string[] }[] = [];

  constructor(map: AeronautMap, cells: number, players: number) {
    this.map = map;
    this.cells = cells;
    this.players = players;
    this.sides = players === 1 ? 2 : players;
    this.place = Array.from({ length: this.sides }, () => undefined);
    this.free = new Map(map.cities.map(({ id, slots }) => [id, slots]));
    this.marks = new Map(map.routes.map(({ id, length }) => [id, Array.from({ length }, () => undefined)]));
    this.hand = this.place.map(() => []);
    this.used = this.place.map(() => 0);
  }

  route = (id: string): Route => this.map.routes.find((route) => route.id === id)!;
  typesOf = (route: Route): readonly string[] =>
    route.types ?? (route.type === 'gray' ? this.map.types : [route.type]);
  done = (id: string): boolean => this.marks.get(id)!.every((mark) => mark !== undefined);
  begun = (id: string): boolean => this.marks.get(id)!.some((mark) => mark !== undefined);
  owners = (id: string): number[] =>
    this.done(id) ? [...new Set(this.marks.get(id) as number[])].sort((a, b) => a - b) : [];
  count = (side: number, type: string): number => this.hand[side]!.filter((each) => each === type).length;

  /** Every path, however long, that stops at the first city with room. */
  paths(from: number): { to: number; ids: string[] }[] {
    const found: { to: number; ids: string[] }[] = [];
    const walk = (here: number, ids: string[], seen: number[]): void => {
      for (const { id, a, b } of this.map.routes) {
        if (a !== here && b !== here) continue;
        const to = a === here ? b : a;
        if (seen.includes(to)) continue;
        if (this.free.get(to)! > 0) found.push({ to, ids: [...ids, id] });
        else walk(to, [...ids, id], [...seen, to]);
      }
    };
    walk(from, [], [from]);
    return found;
  }

  moveTexts(side: number, only?: number): string[] {
    if (this.used[side]! >= this.cells) return [];
    const all = this.paths(this.place[side]!);
    return all
      .filter(({ to }) => only === undefined || to === only)
      .filter(({ to, ids }) => !all.some((other) => other.to === to && other.ids.length < ids.length))
      .flatMap(({ ids }) => {
        const routes = ids.map(this.route);
        if (routes.some(({ type }) => type === 'gray')) return [`M ${ids.join(' ')}`];
        return [...new Set(routes.flatMap(this.typesOf))].map((type) => `M ${ids.join(' ')} ${type}`);
      });
  }

  claimTexts(side: number): string[] {
    return this.map.routes.flatMap((route) => {
      if (this.sides === 2 && route.double && this.begun(route.double)) return [];
      if (route.types) {
        const open = route.types.filter((_, i) => this.marks.get(route.id)![i] === undefined);
        return open.filter((type) => this.count(side, type) >= 1).map((type) => `C ${route.id} ${type}`);
      }
      if (this.begun(route.id)) return [];
      const able = this.typesOf(route).filter((type) => this.count(side, type) >= route.length);
      return route.type === 'gray'
        ? able.map((type) => `C ${route.id} ${type}`)
        : able.map(() => `C ${route.id}`);
    });
  }

  /** The side to move and its legal moves; undefined when the game is over. */
  due(): { side: number; legal: string[] } | undefined {
    if (this.place[this.turn] === undefined)
      return { side: this.turn, legal: this.map.cities.map(({ id }) => `start ${id}`) };
    while (this.owed.length > 0 && this.used[this.owed[0]!.side]! >= this.cells) this.owed.shift();
    const first = this.owed[0];
    if (first) return { side: first.side, legal: first.types.map((type) => `+${type}`) };
    const side = this.turn;
    const claims = this.claimTexts(side);
    const moves = this.moveTexts(side);
    if (claims.length + moves.length === 0) return undefined;
    if (this.players > 1 || side === 0) return { side, legal: [...moves, ...claims] };
    if (claims.length > 0) return { side, legal: claims };
    const lowest = Math.min(...this.paths(this.place[1]!).map(({ to }) => to));
    return { side, legal: this.moveTexts(1, lowest) };
  }

  get(side: number, type: string): void {
    if (this.used[side]! >= this.cells) return;
    this.hand[side]!.push(type);
    this.used[side]!++;
  }

  play(side: number, text: string): void {
    const [word = '', ...rest] = text.split(' ');
    if (word === 'start') this.place[side] = Number(rest[0]);
    else if (word === 'M') this.fly(side, rest);
    else if (word === 'C') this.claim(side, rest[0]!, rest[1]);
    else {
      this.owed.shift();
      this.get(side, word.slice(1));
      return;
    }
    this.turn = (this.turn + 1) % this.sides;
  }

  fly(side: number, words: readonly string[]): void {
    const ids = words.filter((word) => this.marks.has(word));
    const type = words.find((word) => !this.marks.has(word));
    for (const id of ids) {
      const { a, b } = this.route(id);
      this.place[side] = this.place[side] === a ? b : a;
    }
    this.free.set(this.place[side]!, this.free.get(this.place[side]!)! - 1);
    for (let i = 0; i < 2; i++) {
      if (type) this.get(side, type);
      else this.owed.push({ side, types: this.map.types });
    }
    for (const id of ids) {
      for (const owner of this.owners(id)) {
        if (owner === side) continue;
        const automaton = this.players === 1 && owner === 1;
        this.owed.push({ side: owner, types: automaton ? this.typesOf(this.route(id)) : this.map.types });
      }
    }
  }

  claim(side: number, id: string, named: string | undefined): void {
    const route = this.route(id);
    const type = named ?? (route.type as string);
    const marks = this.marks.get(id)!;
    for (let i = 0; i < marks.length; i++) {
      if (route.types && route.types[i] !== type) continue;
      marks[i] = side;
      this.hand[side]!.splice(this.hand[side]!.indexOf(type), 1);
    }
    for (let other = 0; other < this.sides; other++)
      if (this.place[other] === route.a || this.place[other] === route.b) this.get(other, type);
  }

  end(): { scores: number[]; winners: number[]; detail: unknown } {
    const routes = this.map.routes.flatMap(({ id }) => this.owners(id).map((side) => [id, side] as const));
    const scores = this.place.map((_, side) =>
      routes.reduce((sum, [id, owner]) => sum + (owner === side ? POINTS[this.route(id).length]! : 0), 0),
    );
    const best = Math.max(...scores);
    return {
      scores,
      winners: scores.flatMap((score, side) => (score === best ? [side] : [])),
      detail: { routes },
    };
  }
}

function follow(players: number, extra: object, seed: string): number {
  const options = { ...defaultOptions(facts.options), size: 'small', ...extra };
  const log: Entry[] = [];
  const bot = random.make<AeronautState>(aeronaut, hints);
  const bots = Array.from({ length: players }, () => bot);
  playOut(aeronaut, aeronaut.start(players, options), bots, new FastRng(seed), (entry) => log.push(entry));
  const lines = [
    ...writeTranscript(aeronaut, { game: 'aeronaut', players, options, seed }, log, { legal: true }),
  ];
  const [head, ...others] = lines.map((line) => JSON.parse(line));
  const second = new Second(head.setup.map, head.setup.cells, players);
  for (const line of others) {
    const due = second.due();
    if (line.t === 'end') {
      expect(due).toBeUndefined();
      const { scores, winners, detail } = line;
      expect({ scores, winners, detail }).toEqual(second.end());
    } else {
      expect(line.seat).toBe(due?.side);
      expect([...line.legal].sort()).toEqual([...due!.legal].sort());
      second.play(line.seat, line.move);
    }
  }
  return others.length;
}

describe('a second implementation follows every move', () => {
  for (const extra of [
    {},
    { wildWinds: true },
    { multiroutes: true },
    { wildWinds: true, multiroutes: true, types: 8 },
  ]) {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      it(`${players} players ${JSON.stringify(extra)}`, () => {
        for (let game = 0; game < 3; game++)
          expect(follow(players, extra, `second/${players}/${game}`)).toBeGreaterThan(20);
      });
    }
  }
});
