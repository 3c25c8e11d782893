import { describe, expect, it } from 'vitest';
import { greedy } from '../../bots/greedy.ts';
import { playOut } from '../../bots/playout.ts';
import { random } from '../../bots/random.ts';
import { CHANCE } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { facts } from './facts.ts';
import { cloudNine } from './game.ts';
import { hints } from './hints.ts';
import { type CloudState, LEAVE, STAY } from './state.ts';

const climber = greedy.make<CloudState>(cloudNine, hints);
const drifter = random.make<CloudState>(cloudNine, hints);

/** The share of games that one greedy bot wins against random ones, from every seat in turn. */
function greedyWins(seats: number, games: number, options: Record<string, string | number> = {}): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const state = cloudNine.start(seats, { ...defaultOptions(facts.options), ...options });
    const bots = Array.from({ length: seats }, (_, s) => (s === seat ? climber : drifter));
    playOut(cloudNine, state, bots, new FastRng(`greedy/${i}`));
    const { winners } = cloudNine.result(state);
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins / games;
}

describe('greedy against random', () => {
  // Over 400 games it is about 99 %, on the classic track 95 %; the seeds are fixed.
  it('one greedy bot wins nearly all of its games against three random ones', () => {
    expect(greedyWins(4, 60)).toBeGreaterThanOrEqual(0.9);
  });

  it('on the classic track, too', () => {
    expect(greedyWins(4, 40, { track: 'classic' })).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a passenger', () => {
  /** Seat 2 is asked, seat 1 has stayed and would pilot next, and seat 0 has to pay. */
  function asked(hands: string, level: number, dice: string): CloudState {
    const state = cloudNine.start(3, defaultOptions(facts.options));
    cloudNine.play(state, CHANCE, hands);
    state.level = level;
    cloudNine.play(state, CHANCE, dice);
    cloudNine.play(state, 1, STAY);
    return cloudNine.view(state, 2);
  }
  const chooses = (view: CloudState): unknown => climber.choose(view, 2, new FastRng('seat 2'));

  it('stays for a free cloud and jumps before a roll that hardly any pilot pays', () => {
    const hands = 'GGGGGG PPRRYY GGPPRY';
    expect(chooses(asked(hands, 3, '---'))).toBe(STAY);
    expect(chooses(asked(hands, 5, 'GGGRR'))).toBe(LEAVE);
  });

  it('counts the cards that it holds itself: they are not in the pilot’s hand', () => {
    expect(chooses(asked('RRPPRR PPRRYY PPPRRR', 5, 'G----'))).toBe(STAY);
    expect(chooses(asked('RRPPRR PPRRYY GGGGGG', 5, 'G----'))).toBe(LEAVE);
  });

  it('is not moved by what the pilot really holds', () => {
    const value = (pilot: string): number => hints.value(asked(`${pilot} PPRRYY GGPPRY`, 3, 'GR-'), 2);
    expect(value('GGGRRR')).toBe(value('YYYYYY'));
  });
});
