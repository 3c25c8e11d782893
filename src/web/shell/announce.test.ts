import { expect, test } from 'vitest';
import { inOneBreath, type Waiting } from './announce.tsx';

const move = (n: number): Waiting => ({ text: `Move ${n}.`, counted: (count) => `${count} more.` });
const word = (text: string): Waiting => ({ text, counted: undefined });

test('what happens in a round is told one by one', () => {
  const lines = [word('Undone.'), ...Array.from({ length: 40 }, (_, n) => move(n)), word('Your turn.')];
  expect(inOneBreath(lines)).toEqual(lines.map(({ text }) => text));
});

test('of a crowd the last are told, the others counted, and what is no passing event is never left out', () => {
  const lines = [
    word('Undone.'),
    ...Array.from({ length: 50 }, (_, n) => move(n)),
    word('A note.'),
    move(50),
    word('Ann wins.'),
  ];
  const told = inOneBreath(lines);
  expect(told.slice(0, 3)).toEqual(['Undone.', '11 more.', 'Move 11.']);
  expect(told.slice(-3)).toEqual(['A note.', 'Move 50.', 'Ann wins.']);
  expect(told.filter((text) => text.startsWith('Move'))).toHaveLength(40);
});
