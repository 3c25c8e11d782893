import { describe, expect, test } from 'vitest';
import { CHANCE, type Entry, type Position, SPECTATOR } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { Match, newHead } from '../../match/match.ts';
import { seen } from '../../match/seen.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import type { Host, Joined, ToHost, ToPage } from '../host/host.ts';
import { tableWords } from '../words/index.ts';
import { TableModel } from './model.ts';

const say = await tableWords('en');

const entry = games.find(({ facts }) => facts.secrets)!;
const [game, words] = await Promise.all([rulesOf(entry), entry.words('en')]);
const secret = '0'.repeat(64);

function newMatch(): Match<Position> {
  const head = newHead({
    id: 'm',
    game: entry.facts.id,
    version: entry.facts.version,
    options: {},
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Gust', player: { bot: 'any' } },
    ],
    secret,
    created: '2025-01-01T00:00:00.000Z',
    fixedSeats: true,
  });
  return new Match(game, head);
}

/** Makes whatever comes first: the draw, or the first legal move. */
function step(match: Match<Position>): Entry {
  const next = game.next(match.state);
  if (next.to !== 'act') return match.drawNow(secret);
  const moves: (number | string)[] = [];
  game.moves(match.state, next.seats[0]!, moves);
  return { by: next.seats[0]!, move: moves[0]! };
}

async function sit(match: Match<Position>) {
  const sent: ToHost[] = [];
  const said: string[] = [];
  let hear = (_message: ToPage): void => {};
  const host: Host = {
    send: (message) => sent.push(message),
    listen: (listener) => {
      hear = listener;
    },
    close: () => {},
  };
  const model = new TableModel(
    host,
    async () => ({ game, words }),
    {
      announce: (text) => said.push(text),
      warn: (text) => said.push(text),
      unsay: () => said.splice(0),
      cue: () => {},
    },
    say,
  );
  const tell = async (message: ToPage) => {
    hear(message);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const join = (viewer = 0): Promise<void> =>
    tell({
      type: 'joined',
      head: match.head,
      viewer,
      people: [0],
      entries: seen(match, viewer),
      undo: undefined,
      kept: true,
    } satisfies Joined);
  /** The match goes on, and the page is told what its viewer may see. */
  const go = async () => {
    const made = step(match);
    const move = game.hide(match.state, made.by, made.move, 0);
    match.append(made);
    await tell({
      type: 'entries',
      n: match.standing.length,
      entries: [{ by: made.by, move }],
      undo: undefined,
    });
  };
  await join();
  return { model, sent, said, tell, join, go };
}

describe('a page follows a match', () => {
  test('its view is the view that the rules give, after every entry', async () => {
    const match = newMatch();
    const { model, go } = await sit(match);
    for (let i = 0; i < 30 && game.next(match.state).to !== 'over'; i++) {
      await go();
      expect(model.view.value).toEqual(game.view(match.state, 0));
    }
    expect(model.lines.value).toHaveLength(match.standing.length);
  });

  test('its own moves are the legal ones, and no other seat’s', async () => {
    const match = newMatch();
    const { model, go } = await sit(match);
    await go();
    expect(model.asked.value?.seat).toBe(0);
    const moves: (number | string)[] = [];
    const count = game.moves(match.state, 0, moves);
    expect(model.asked.value?.moves).toEqual(moves.slice(0, count));
    while (game.next(match.state).to === 'act' && JSON.stringify(game.next(match.state)).includes('[0]'))
      await go();
    expect(model.asked.value).toBeUndefined();
    expect(model.turn.value?.title).toContain('Gust');
  });

  test('a tap that comes twice is offered once', async () => {
    const { model, sent, go } = await sit(newMatch());
    await go();
    const move = model.asked.value!.moves[0]!;
    model.offer(move);
    model.offer(move);
    expect(sent).toEqual([{ type: 'offer', seat: 0, count: 0, move }]);
  });

  test('looking back shows the past and lets no player move', async () => {
    const match = newMatch();
    const { model, go } = await sit(match);
    for (let i = 0; i < 6; i++) await go();
    model.look(2);
    expect(model.view.value).toEqual(game.view(match.at(2), 0));
    expect(model.asked.value).toBeUndefined();
    model.lookBy(-5);
    expect(model.lookAt.value).toBe(0);
    await go();
    expect(model.lookAt.value).toBe(0);
    model.lookBy(99);
    expect(model.lookAt.value).toBeUndefined();
    expect(model.view.value).toEqual(game.view(match.state, 0));
  });

  test('an undo goes back to that moment', async () => {
    const match = newMatch();
    const { model, tell, go, said } = await sit(match);
    for (let i = 0; i < 4; i++) await go();
    await tell({ type: 'undone', length: 1, undo: undefined });
    expect(model.view.value).toEqual(game.view(match.at(1), 0));
    expect(model.lines.value).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^Your turn/);
  });

  test('a hand-over leaves nothing of the match on the page', async () => {
    const match = newMatch();
    const { model, tell, go, said } = await sit(match);
    for (let i = 0; i < 4; i++) await go();
    await tell({ type: 'handover', head: match.head, seat: 0 });
    expect(model.view.value).toBeUndefined();
    expect(model.entries.value).toEqual([]);
    expect(model.lines.value).toEqual([]);
    expect(model.asked.value).toBeUndefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Please hand the screen to /);
  });

  test('the next player at the screen finds nothing of what the last one was told', async () => {
    const match = newMatch();
    const { model, join, go, said } = await sit(match);
    for (let i = 0; i < 4; i++) await go();
    const told = said.slice();
    await join(SPECTATOR);
    expect(model.view.value).toEqual(game.view(match.state, SPECTATOR));
    expect(said.filter((text) => told.includes(text))).toEqual([]);
  });

  test('what is known already is not told anew', async () => {
    const { model, join, go, said } = await sit(newMatch());
    for (let i = 0; i < 4; i++) await go();
    const [lines, heard] = [model.lines.value, said.length];
    await join();
    expect(model.lines.value).toBe(lines);
    expect(said).toHaveLength(heard);
  });

  test('everything that happens is announced, and so is whose turn it is', async () => {
    const match = newMatch();
    const { model, go, said } = await sit(match);
    for (let i = 0; i < 12; i++) await go();
    const told = model.lines.value.flatMap(({ texts }) => texts);
    expect(said).toEqual(expect.arrayContaining([...told]));
    expect(model.lines.value[0]?.by).toBe(CHANCE);
    expect(said.some((text) => text.startsWith('Your turn: '))).toBe(true);
  });
});
