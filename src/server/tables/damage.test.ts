import { describe, expect, test } from 'vitest';
import { CHANCE, MOST_SEATS } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { newSecret } from '../../match/fair.ts';
import type { LogEntry } from '../../match/log.ts';
import { Match, newHead } from '../../match/match.ts';
import { LIVE } from '../../online/table.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { optionValues } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { checkEntry, damageIn } from './damage.ts';
import type { TableRecord } from './record.ts';

describe.each(games.map((entry) => ({ id: entry.facts.id, entry })))('$id', ({ entry }) => {
  const { facts, rules } = entry;
  const seats = Math.max(2, facts.seats.min);
  const ends = ['first', 'last'] as const;
  const optionsAt = (end: (typeof ends)[number]) =>
    Object.fromEntries(
      Object.entries(facts.options).map(([name, spec]) => {
        const values = optionValues(spec);
        // The first choice is the smallest; the largest would only take longer.
        return [name, spec.type !== 'choice' && end === 'last' ? values.at(-1)! : values[0]!];
      }),
    );
  const begun = async (end: (typeof ends)[number], version = facts.version) => {
    const secret = newSecret();
    const game = await rulesOf(entry, version);
    const head = newHead({
      ...{ id: 'a', game: facts.id, version, options: optionsAt(end), secret, created: '', scheme: '2' },
      seats: Array.from({ length: seats }, (_, n) => ({ name: `P${n}`, player: 'person' as const })),
    });
    return { match: new Match(game, head), secret, playable: { facts, game } };
  };

  test.each(ends.flatMap((end) => Object.keys(rules).map((version) => ({ end, version: Number(version) }))))(
    'what is played ($end options, version $version) could have been made, and nothing else could',
    async ({ end, version }) => {
      const { match, secret } = await begun(end, version);
      const rng = new FastRng(`${facts.id} ${end}`);
      for (let n = 0; n < 500 && match.waitsFor !== 'nothing'; n++) {
        const [by = CHANCE] = match.owing;
        const moves: (number | string)[] = [];
        const entry: LogEntry =
          by === CHANCE
            ? match.drawNow(secret)
            : { by, move: moves[rng.below(match.game.moves(match.state, by, moves))]! };
        checkEntry(match, entry);
        for (const wrong of [-5, CHANCE - 1, seats, MOST_SEATS, by === CHANCE ? 0 : CHANCE])
          expect(() => checkEntry(match, { ...entry, by: wrong }), `${n} by ${wrong}`).toThrow();
        for (const move of [1e9, 0.5, -7, '', null as never])
          expect(() => checkEntry(match, { by, move }), `${n} ${move}`).toThrow();
        match.append(entry);
      }
      expect(match.log.length).toBeGreaterThan(8);
    },
  );

  test('a head fits, and one with a damaged number does not', async () => {
    const { match, playable } = await begun('first');
    const { head } = match;
    const { game, version, options } = head;
    const record = {
      ...{ game, version, options, head, state: 'playing', pace: LIVE },
      seats: head.seats.map(({ name }) => ({ kind: 'person', who: name, name })),
    } as unknown as TableRecord;
    const why = (damaged: object) => damageIn({ ...record, ...damaged }, playable);
    expect(why({})).toBeUndefined();
    const [seat] = head.seats;
    const damaged: readonly object[] = [
      { head: undefined },
      { head: { ...head, seats: [seat] } },
      { head: { ...head, order: [0, 9] } },
      { head: { ...head, options: { ...options, fog: 1 } } },
      { head: { ...head, house: { fog: 1 } } },
      { head: { ...head, version: 7 } },
      {
        seats: Array(MOST_SEATS).fill(record.seats[0]),
        head: { ...head, seats: Array(MOST_SEATS).fill(seat) },
      },
      { pace: { ...LIVE, minutes: 1e9 } },
      { pace: { kind: 'lIve', minutes: 15, seconds: 15 } },
      { times: { 1e9: { n: 1, left: 1, at: 1 } } },
      { away: { 7: 'time' } },
    ];
    for (const one of damaged) expect(why(one), JSON.stringify(one)).toBeDefined();
  });
});
