import { describe, expect, it } from 'vitest';
import { aeronaut } from '../rules/everything.ts';
import { area, at, legal, phase, play, toAct, why } from './table.ts';

describe('thieves', () => {
  it('Steal: call a written cell of a player in your city', () => {
    const s = at('players 3; with thieves; at 4 4 1; area1 red -blue; area2 red');
    expect(legal(s).filter((text) => text.startsWith('steal'))).toEqual(['steal 1 1', 'steal 1 2']);
    expect(why(s, 'steal 2 1')).toEqual({ code: 'notTogether' });
    expect(why(s, 'steal 1 3')).toEqual({ code: 'notWritten', cell: 3 });
    play(s, 'steal 1 2');
    expect(area(s, 0)).toBe('');
    play(s, 'M r3 red', 'M r4 yellow');
    expect(toAct(s)).toBe(0);
    expect(why(s, 'steal 2 1')).toBeUndefined();
    expect(why(s, 'steal 1 1')).toEqual({ code: 'notTogether' });
  });

  it('Steal: an unspent balloon becomes yours, and a cell is called once', () => {
    const s = at('players 2; with thieves; at 4 4; area1 red blue');
    play(s, 'steal 1 2');
    expect([area(s, 0), area(s, 1)]).toEqual(['blue', 'red -blue']);
    play(s, 'steal 0 1');
    expect([area(s, 0), area(s, 1)]).toEqual(['-blue', 'red -blue blue']);
    expect(why(s, 'steal 1 2')).toEqual({ code: 'calledBefore', cell: 2 });
  });

  it('Steal needs a free cell, and does not keep a game going', () => {
    const s = at('players 2; with thieves; at 4 4; area0 red red; area1 red; cells 2');
    expect(why(s, 'steal 1 1')).toEqual({ code: 'stealNeedsCell' });
    const t = at('players 2; with thieves; at 4 4; area0 pink; area1 red; cells 1');
    expect(phase(t)).toBe('reveal');
  });

  it('the player who claims the second route of a double gives the other owner their newest unspent balloon', () => {
    const s = at('players 3; with thieves; at 1 9 9; own r1:2; area0 blue red pink pink');
    play(s, 'C r2');
    // After paying, before the travellers’ balloons.
    expect([area(s, 0), area(s, 2)]).toEqual(['blue -red -pink -pink pink', 'red']);
  });

  it('but nothing between equal owners or without a free cell', () => {
    const own = at('players 3; with thieves; at 9 9 9; own r1:0; area0 blue pink pink');
    play(own, 'C r2');
    expect(area(own, 0)).toBe('blue -pink -pink');
    const full = at(
      'players 3; with thieves; at 9 9 9; own r1:2; area0 blue pink pink; area2 red red red; cells 3',
    );
    play(full, 'C r2');
    expect(area(full, 0)).toBe('blue -pink -pink');
  });

  it('spies: a secret trajectory is worth its points at the end if it is connected', () => {
    const s = at('players 2; with thieves; at 1 1; own r3:0; secret 4-7:5 4-7:6; cells 0');
    expect(phase(s)).toBe('reveal');
    aeronaut.play(s, -1, aeronaut.draw(s, { below: () => 0 }));
    expect(aeronaut.result(s)).toEqual({
      scores: [7, 0],
      winners: [0],
      detail: { routes: [['r3', 0]], secret: [5, 0] },
    });
  });

  it('Rumour: in one of its cities, once for each player and trajectory, while no player has taken it', () => {
    const s = at('map chart; with thieves; players 3; at 1 4 9');
    expect(legal(s).filter((text) => text.startsWith('rumour'))).toEqual(['rumour t1 +2', 'rumour t1 -2']);
    play(s, 'rumour t1 -2');
    expect(s.worth[0]).toBe(1);
    play(s, 'rumour t1 -2');
    expect(s.worth[0]).toBe(1); // never below 1
    play(s, 'M r13 red');
    expect(why(s, 'rumour t1 +2')).toEqual({ code: 'rumoured', trajectory: 't1' });
    expect(why(s, 'rumour t5 +2')).toEqual({ code: 'rumourElsewhere', trajectory: 't5' });
    expect(why(s, 'rumour t2 +2')).toEqual({ code: 'rumourPoints', trajectory: 't2' });
    const taken = at('map chart; with thieves; players 3; at 1 4 9; taken t1:2');
    expect(why(taken, 'rumour t1 +2')).toEqual({ code: 'rumourTaken', trajectory: 't1' });
  });

  it('a changed trajectory gives its new points', () => {
    const s = at('map chart; with thieves; players 3; at 1 9 9; area1 yellow yellow');
    play(s, 'rumour t1 +2', 'C r4');
    expect(aeronaut.result(s).scores[1]).toBe(2 + 5);
  });

  it('there is nothing to steal without thieves', () => {
    const s = at('players 2; at 4 4; area1 red');
    expect(why(s, 'steal 1 1')).toEqual({ code: 'noThieves' });
  });
});
