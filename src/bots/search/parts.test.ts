import { describe, expect, test } from 'vitest';
import { MoveNumbers } from './move-numbers.ts';
import { NONE, Tree } from './tree.ts';

describe('numbers of moves', () => {
  test('a small whole number stands for itself, everything else gets the next free one', () => {
    const numbers = new MoveNumbers();
    expect([0, 7, 65_535].map((move) => numbers.of(move))).toEqual([0, 7, 65_535]);
    expect(['a', 65_536, -1, 0.5, 'b', 'a'].map((move) => numbers.of(move))).toEqual([
      65_536, 65_537, 65_538, 65_539, 65_540, 65_536,
    ]);
  });

  test('what is marked stays marked until all are unmarked', () => {
    const numbers = new MoveNumbers();
    numbers.unmark();
    // Far more than there is room for at first: the marks so far stay.
    for (const number of [3, 70_000, 65_536, 400_000]) {
      expect(numbers.isMarked(number)).toBe(false);
      numbers.mark(number);
      expect(numbers.isMarked(number)).toBe(true);
    }
    expect(numbers.isMarked(3)).toBe(true);
    expect(numbers.isMarked(4)).toBe(false);
    numbers.unmark();
    for (const number of [3, 70_000, 400_000]) expect(numbers.isMarked(number)).toBe(false);
  });

  test('a search that follows may keep the numbers of the last one, but not for ever', () => {
    const numbers = new MoveNumbers();
    const first = numbers.of('first');
    numbers.trim();
    expect(numbers.of('first')).toBe(first);
    for (let i = 1; i <= 1 << 20; i++) numbers.of(`move ${i}`);
    numbers.trim();
    expect(numbers.of('another')).toBe(first);
  });
});

describe('a tree', () => {
  test('begins with a root that nothing is known of', () => {
    const tree = new Tree();
    tree.clear();
    expect(tree.size).toBe(1);
    expect(tree.child(0, 0)).toBe(NONE);
    expect([tree.visits[0], tree.available[0], tree.rewards[0], tree.priors[0], tree.listed[0]]).toEqual([
      0, 0, 0, 1, 0,
    ]);
  });

  test('finds the child that a move leads to, also once it has grown', () => {
    const tree = new Tree();
    tree.clear();
    // A thousand children of the root with nine children each: twice as many as there is room for at first.
    for (let i = 0; i < 1000; i++) {
      const child = tree.add(0, `m${i}`, i, i / 1000);
      tree.visits[child] = i;
      tree.available[child] = i + 1;
      tree.rewards[child] = i / 2;
      tree.listed[child] = i % 2;
      for (let j = 0; j < 9; j++) tree.add(child, j, j, 0);
    }
    expect(tree.size).toBe(10_001);
    for (let i = 0; i < 1000; i++) {
      const child = tree.child(0, i);
      expect(tree.moves[child]).toBe(`m${i}`);
      const known = [tree.visits, tree.available, tree.rewards, tree.priors, tree.listed].map(
        (of) => of[child],
      );
      expect(known).toEqual([i, i + 1, i / 2, i / 1000, i % 2]);
      for (let j = 0; j < 9; j++) expect(tree.moves[tree.child(child, j)]).toBe(j);
      expect(tree.child(child, 9)).toBe(NONE);
    }
  });

  test('forgets everything when it is cleared: nodes are used again', () => {
    const tree = new Tree();
    tree.clear();
    const old = tree.add(0, 'old', 5, 0.5);
    tree.add(old, 'older', 6, 0.5);
    for (const list of [tree.visits, tree.available, tree.rewards, tree.listed]) {
      list[0] = 3;
      list[old] = 3;
    }
    tree.clear();
    expect(tree.size).toBe(1);
    expect(tree.child(0, 5)).toBe(NONE);
    const node = tree.add(0, 'new', 7, 0.25);
    expect(node).toBe(old);
    expect(tree.child(node, 6)).toBe(NONE);
    for (const at of [0, node])
      expect([tree.visits, tree.available, tree.rewards, tree.listed].map((list) => list[at])).toEqual([
        0, 0, 0, 0,
      ]);
    expect(tree.priors[node]).toBe(0.25);
  });
});
