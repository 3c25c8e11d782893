import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { LIVE, type TableLine } from '../../online/table.ts';
import { Lobby } from './lobby.ts';

const line = (id: string, seats: string): TableLine =>
  ({
    id,
    state: 'open',
    listed: true,
    watch: true,
    pace: LIVE,
    created: 0,
    updated: 0,
    seats: [...seats].map((kind) => ({ kind: kind === 'o' ? 'open' : 'person', name: kind })),
  }) as unknown as TableLine;

function follower(lobby: Lobby): string[] {
  const heard: string[] = [];
  const caller = {
    who: 'eve',
    name: 'Eve',
    address: 'here',
    speaks: 2,
    send: (text: string) => heard.push(text),
  };
  lobby.follow(caller, {});
  heard.length = 0;
  return heard;
}

test('the first change is told at once, and what follows is gathered: each table once, as it stands then', () => {
  const clock = new VirtualClock();
  const lobby = new Lobby(clock);
  const heard = follower(lobby);
  lobby.note(line('a', 'xo'), true);
  expect(heard).toHaveLength(1);
  for (let n = 0; n < 500; n++) {
    lobby.note(line('a', n % 2 ? 'xo' : 'xy'), true);
    lobby.note(line('b', n % 2 ? 'xoz' : 'xoo'), true);
  }
  expect(heard).toHaveLength(1);
  expect(lobby.page({}).message.total).toBe(1);
  clock.ring();
  // The first stands as it was told.
  expect(heard.slice(1).map((text) => JSON.parse(text).table)).toEqual([line('b', 'xoz')]);
  expect(lobby.page({}).message.tables.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a client that comes between sees what the others were told, and then the same news', () => {
  const clock = new VirtualClock();
  const lobby = new Lobby(clock);
  const first = follower(lobby);
  lobby.note(line('a', 'xo'), true);
  lobby.note(line('b', 'xo'), true);
  lobby.note({ ...line('a', 'xo'), state: 'over' }, true);
  const second = follower(lobby);
  expect(lobby.page({}).ids).toEqual(['a']);
  clock.ring();
  expect(second.map((text) => JSON.parse(text).type).sort()).toEqual(['listed', 'unlisted']);
  expect(first.slice(1)).toEqual(second);
  expect(lobby.page({}).ids).toEqual(['b']);
});
