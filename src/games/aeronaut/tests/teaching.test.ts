/** What players read and see about a position: names, places, tips, coaching, and what decided a game. */
import { describe, expect, it } from 'vitest';
import type { Who } from '../../../contract/index.ts';
import { speechOf } from '../../../toolkit/speech.ts';
import { aid } from '../aid.tsx';
import { places, trace } from '../board/places.ts';
import { layoutOf, targetsAt, turnedLayoutOf } from '../board/plan.ts';
import { aeronaut } from '../rules/everything.ts';
import { tablesOf } from '../rules/tables.ts';
import { words as aidWords } from '../words/en/aid.ts';
import { sentences } from '../words/sentences.ts';
import { at, legal, play, tableWords } from './table.ts';

const who = (seat: number): Who => ({
  name: ['Eve', 'Ann', 'Ben'][seat] ?? '',
  isYou: seat === 0,
  sign: seat,
});
const say = sentences(tableWords);
const help = aid(aidWords(speechOf('en')));

describe('moves are told by what is seen', () => {
  it('names cities, routes, the route of a double and players', () => {
    const view = at('players 3; with thieves; at 1 1 5; area1 red; slots 2:0; turn 0');
    const told = legal(view).map((move) => say.move(view, 0, move, who));
    expect(told).toContain('Fly to Faldor over Lumen – Faldor for 2 yellow');
    expect(told).toContain('Fly to Brisa over Lumen – Talwin (pink) and Talwin – Brisa for 2 blue');
    expect(told).toContain('Steal from Ann: cell 1, red');
    expect(told.join(' ')).not.toMatch(/\br\d+\b|seat/);
  });

  it('tells what happened in the same words', () => {
    const view = at('players 3; at 4 1 5; slots 7:0; own r8:2; turn 0');
    const [moved] = play(view, 'M r3 r8 red').map((event) => say.say(event, who));
    expect(moved).toBe('You flew from Faldor to Dunlark over Faldor – Zephra and Zephra – Dunlark.');
  });

  it('asks for the rest of a choice that is half made', () => {
    const view = at('players 3; at 4 1 5; area0 blue; turn 0');
    expect(say.ask(view, 0, 'city-7').title).toBe('Fly to Zephra');
    expect(say.ask(view, 0, 'route-r8')).toEqual({
      title: 'Claim Zephra – Dunlark',
      detail: 'It costs 3 blue and is worth 4 points. You have 1.',
    });
  });
});

describe('places', () => {
  it('of a move: the traveller, the routes, the city', () => {
    const view = at('players 3; at 4 1 5; slots 7:0; turn 0');
    expect(places(view, 0, 'M r3 r8 red')).toEqual(['traveller-0', 'route-r3', 'route-r8', 'city-9']);
    expect(places(view, 0, 'C r8')).toEqual(['route-r8']);
  });

  it('of what happened: a flight is an arrow, a claim a ring', () => {
    const view = at('players 3; at 9 7 1; area1 blue blue red blue; turn 1');
    const events = play(view, 'C r8');
    expect(events.flatMap((event) => trace(view, event) ?? [])).toEqual([
      { to: 'route-r8' },
      { to: 'cell-0-1' },
      { to: 'cell-1-5' },
    ]);
  });

  it('all have a tip, with the numbers of this position', () => {
    const view = at(
      'map chart; players 3; with thieves; at 4 4 9; own r3:1; area0 blue; area1 red; secret 3-9:6 ? ?',
    );
    const all = [
      ...['city-4', 'slots-4', 'route-r8', 'space-r16-1', 'space-r8-2', 'traveller-1', 'area-1', 'cell-1-1'],
      ...[
        'cell-0-7',
        'purse-blue',
        'balloon-red',
        'balloon-any',
        'trajectory-t1',
        'secret',
        'use-teleport',
        'use-steal',
      ],
    ];
    for (const place of all) expect(help.tip(view, 0, place, who)?.text, place).toMatch(/\.$/);
    expect(help.tip(view, 0, 'route-r13', who)).toEqual({
      title: 'Caprel – Dunlark',
      text: '3 red, worth 4 points. It costs 3 red, and you have none.',
    });
    expect(help.tip(view, 0, 'route-r3', who)?.text).toContain('Claimed by Ann');
  });
});

describe('coaching', () => {
  it('names the route that can be paid, and the type that is missing', () => {
    const coach = (text: string) => help.coach(at(text), 0, undefined);
    expect(coach('players 3; at 4 1 5; area0 blue blue blue; turn 0')).toContain('You can pay for');
    expect(coach('players 3; at 4 1 5; area0 blue; turn 0')).toMatch(/1 blue short/);
    expect(coach('players 3')).toContain('many routes');
  });
});

describe('the end', () => {
  const over = 'players 3; at 1 1 1; cells 0; own ';
  const verdict = (own: string): string => {
    const view = at(over + own);
    return say.verdict!(view, aeronaut.result(view), who);
  };

  it('says by how much, and from what', () => {
    expect(verdict('r3:0 r8:1 r16:2 r13:0 r12:1')).toBe(
      'Ben won by 1 point: 7 (7 from routes) against your 6 (6 from routes).',
    );
  });

  it('explains a tie', () => {
    expect(verdict('r3:0 r12:1')).toBe(
      'You and Ann ended level with 2 points each. Nothing breaks a tie: the win is shared.',
    );
  });

  it('counts points before it, where a viewer may know them', () => {
    const view = at('players 3; with thieves; at 4 1 5; own r8:1; secret 3-9:6 ? ?; turn 0');
    expect([say.points!(view, 0), say.points!(view, 1)]).toEqual([0, undefined]);
  });
});

describe('the chart on a phone', () => {
  const { map } = at('players 3');

  it('is turned by a quarter, with every route as long as before', () => {
    const [plain, turned] = [layoutOf(map!), turnedLayoutOf(map!)];
    expect([turned.width, turned.height].map(Math.round)).toEqual(
      [plain.height, plain.width].map(Math.round),
    );
    for (const [i, { spaces }] of turned.routes.entries())
      expect(spaces.map(({ hl }) => hl.toFixed(3))).toEqual(
        plain.routes[i]!.spaces.map(({ hl }) => hl.toFixed(3)),
      );
  });

  it('a finger between the two routes of a double may mean either', () => {
    const layout = layoutOf(map!);
    const t = tablesOf(map!);
    const [one, two] = ['r1', 'r2'].map((id) => layout.routes[t.routeIndex.get(id)!]!.spaces[0]!);
    const between = { x: (one!.x + two!.x) / 2, y: (one!.y + two!.y) / 2 };
    const near = targetsAt(layout, between, 0.5, (target) => 'route' in target);
    expect(near).toHaveLength(2);
    const far = { x: one!.x - (two!.x - one!.x) / 2, y: one!.y - (two!.y - one!.y) / 2 };
    expect(targetsAt(layout, far, 0.3, (target) => 'route' in target)).toEqual([
      { route: t.routeIndex.get('r1') },
    ]);
  });
});
