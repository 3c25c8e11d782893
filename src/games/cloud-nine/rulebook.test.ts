import { describe, expect, it } from 'vitest';
import type { Move, Section } from '../../contract/index.ts';
import { cloudNine } from './game.ts';
import { examples, rulebook } from './rulebook.ts';
import type { CloudState } from './state.ts';
import { at } from './testing/table.ts';
import { words } from './words/en/rulebook.ts';

const book = rulebook(words());
const shown = (id: string): string[] =>
  book.sections
    .find((section: Section) => section.id === id)!
    .blocks.flatMap((block) => ('figure' in block ? [block.figure.position] : []));
const legal = (text: string): string[] => {
  const s = at(text);
  const out: Move[] = [];
  return out.slice(0, cloudNine.moves(s, s.turn, out)).map((move) => cloudNine.write(s, s.turn, move));
};
/** The legal moves, and what the last player to be asked may do where others are asked first. */
const afterStays = (text: string): CloudState => {
  const s = at(text);
  while (s.turn !== s.pilot) cloudNine.play(s, s.turn, 0);
  return s;
};

describe('the rulebook', () => {
  it.each(['data', 'set-up', 'a-trip', 'alone', 'the-end', 'nine-clouds', 'notation', 'examples'])(
    'shows a position under %s, and every one loads',
    (id) => {
      expect(shown(id).length).toBeGreaterThan(0);
      for (const position of shown(id)) at(position);
    },
  );

  it('holds all examples of the rules', () => {
    expect(shown('examples')).toEqual(Object.values(examples));
    expect(legal(examples.wildNeeded).sort()).toEqual(['fail', 'pay *R']);
    expect(legal(examples.mustPay).sort()).toEqual(['pay', 'pay *G', 'pay *R']);
    const rising = afterStays(examples.allBlank);
    expect(cloudNine.forced?.(rising, 0)).toBeDefined();
    cloudNine.play(rising, 0, cloudNine.forced!(rising, 0)!);
    expect(rising).toMatchObject({ level: 4, pilot: 1 });
    expect(rising.sizes[0]).toBe(3);
  });

  it('says what is true of the other figures', () => {
    const [decide, fall] = shown('a-trip') as [string, string];
    expect(legal(decide)).toEqual(['stay', 'leave']);
    expect(legal(fall)).toEqual(['fail']);
    const [justLeft, before] = shown('alone') as [string, string];
    expect(legal(justLeft)).toEqual(['pay *Y', 'fail', 'leave']);
    expect(legal(before)).toEqual(['stay', 'leave']);
    const over = at(shown('the-end')[0]!);
    expect(over.scores).toEqual([51, 49, 51]);
    expect(cloudNine.result(over).winners).toEqual([0]);
    const top = at(shown('nine-clouds')[0]!);
    expect(legal(shown('nine-clouds')[0]!)).toEqual(['pay *', 'fail']);
    cloudNine.play(top, 0, 7);
    expect(top.scores).toEqual([45, 39, 24]);
    expect(legal(shown('notation')[0]!)).toEqual(['stay', 'leave']);
    expect(at(shown('notation')[0]!).turn).toBe(1);
  });

  it('begins with a minute’s worth, and points only at what its figures show', () => {
    expect(book.brief).toHaveLength(1);
    const figures = book.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('figure' in block ? [block.figure] : []));
    expect(figures.filter(({ crop }) => crop)).toHaveLength(10);
    for (const { position, arrows = [], callouts = [] } of figures) {
      const view = at(position);
      for (const place of [...arrows.flat(), ...callouts.map((one) => one.place)]) {
        const [, level] = /^cloud-(\d+)$/.exec(place) ?? [];
        if (level) expect(Number(level) - view.level).toBeOneOf([0, 1, 2, 3]);
        const [, jumper] = /^jumper-(\d+)$/.exec(place) ?? [];
        if (jumper) expect(view.jumped[Number(jumper)]).toBeGreaterThan(0);
      }
    }
  });

  it('answers every ruling', () => {
    expect(book.rulings).toHaveLength(7);
  });
});
