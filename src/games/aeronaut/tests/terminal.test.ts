import { describe, expect, it } from 'vitest';
import type { Paint } from '../../../contract/index.ts';
import { aeronaut } from '../rules/everything.ts';
import { terminal } from '../terminal/terminal.ts';
import { at, toolWords } from './table.ts';

const letters = terminal(toolWords);
const plain: Paint = (_color, text) => text;
const shown = (text: string, viewer: number): string =>
  letters.draw(aeronaut.view(at(text), viewer), viewer, plain).join('\n');

describe('the table in letters', () => {
  it('shows areas, cities and routes', () => {
    expect(shown('players 3; at 4 2 9; own r3:0 r6:1; area0 red -blue yellow; slots 4:5 2:1', 0)).toBe(
      `
You (#0): 2 points, 2 balloons
  RED blu YEL ___ ___ ___ ___ ___
Player 2 (#1): 2 points, 0 balloons
  ___ ___ ___ ___ ___ ___ ___ ___
Player 3 (#2): 0 points, 0 balloons
  ___ ___ ___ ___ ___ ___ ___ ___
Cities: o free slot, . taken slot, @ traveller, routes
  1 Lumen oo r1 r2 r4                    6 Rondel oo r14 r15 r16
  2 Talwin o. @1 r1 r2 r5 r6             7 Zephra oo r3 r8 r12 r15
  3 Brisa o r6 r7                        8 Caprel ooo r10 r11 r12 r13
  4 Faldor ooooo. @0 r3 r4 r5 r9 r14     9 Dunlark oo @2 r8 r13 r16
  5 Gildra ooo r7 r9 r10 r11
Routes: cities, spaces, # owner
r1  1-2    2 green     r5  2-4    2 orange    r9  4-5    3 pink      r13 8-9    3 red
r2  1-2    2 pink      r6  2-3    2 blue #1   r10 5-8    2 green     r14 4-6    2 green
r3  4-7    2 red #0    r7  3-5    2 red       r11 5-8    2 yellow    r15 6-7    2 pink
r4  1-4    2 yellow    r8  7-9    3 blue      r12 7-8    2 orange    r16 6-9    4 yellow`.slice(1),
    );
  });

  it('shows multi routes by their spaces, bonuses, trajectories and what can be used', () => {
    const text = shown(
      'map chart; players 3; at 6 9 1; own r16.yellow:0 r16.red:1 r12.blue:2 r12.orange:0; taken t2:1; can 0:again',
      0,
    );
    expect(text).toContain('r16 6-9    yel#0 red#1 blu gre');
    expect(text).toContain('r12 7-8    ora#0 blu#2 #02');
    expect(text).toContain('r8  7-9    3 blue [· toll ·]');
    expect(text).toContain('t2  4-8    3 balloons of any type o#1');
    expect(text).toContain('; again');
  });

  it('shows no more than the viewer may know', () => {
    const secret = 'players 3; with secretAreas thieves; at 4 2 9; secret 1-9:5 2-9:6 3-9:7; play M r3 red';
    expect(shown(secret, 0)).toContain('RED RED');
    expect(shown(secret, 0)).toContain('Lumen – Dunlark for 5 points');
    expect(shown(secret, 1)).toContain('??? ???');
    expect(shown(secret, -1)).not.toContain('secret');
  });

  it('fits in 100 columns, and letters alone say everything', () => {
    const s = at('map chart; players 6; at 4 2 9 1 1 1; own r3:0 r16.red:1; area0 red -blue yellow');
    const bare = letters.draw(s, 0, plain);
    const colored = letters.draw(s, 0, (color, text) => `{${color}:${text}}`);
    expect(Math.max(...bare.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(colored.map((line) => line.replace(/\{\w+:([^}]*)\}/g, '$1').trimEnd())).toEqual(bare);
  });
});
