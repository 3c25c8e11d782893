/** The rules as a booklet: pages of half the paper, laid out so that the stack is folded once. */
import type { ComponentChildren } from 'preact';
import type { Aid, Picture, Position, Rulebook, Size } from '../../contract/index.ts';
import { Line } from '../../toolkit/type/line.tsx';
import { FOOT, HEAD, MARGIN, papers, turned } from '../paper.ts';
import { columnsOf, glued, type Item } from '../text/columns.ts';
import { blocksItems, Column, paragraphs, type Setting, sectionItems } from '../text/flow.tsx';
import { figureOf, signOf } from './figures.tsx';
import type { Layout, Plan } from './plan.ts';

export interface Book {
  readonly title: string;
  readonly tagline: string;
  readonly credits: string;
  readonly emblem: Picture | undefined;
  readonly rulebook: Rulebook<Position>;
  readonly aid: Aid<Position> | undefined;
  readonly figure: Parameters<typeof figureOf>[1];
}

/** A booklet has 8 to 16 pages. */
const COUNTS = [8, 12, 16] as const;
/** Sizes of type that are comfortable to read, and smaller ones for rules that fit in no other way. */
const SIZES = [3.8, 3.6, 3.4, 3.2, 3] as const;
const SMALL = [2.8, 2.6, 2.4, 2.2] as const;
/** Which part of a page a figure may take. */
const FIGURES = [0.55, 0.48, 0.42, 0.36, 0.3] as const;
/** Between the heading of the page and the text, and between the text and its page number. */
const ABOVE = 2;
const NUMBER = 5;

export function bookletPlans(book: Book, layout: Layout): Plan[] {
  const sheet = turned(papers[layout.paper]);
  const half = { w: sheet.w / 2 - 2 * MARGIN, h: sheet.h - 2 * MARGIN - HEAD - ABOVE - FOOT - NUMBER };
  const { inside, all } = pagesFor(book, half, layout);
  const page = (n: number): ComponentChildren => {
    if (n === 1) return <Cover book={book} half={half} />;
    const items = inside[n - 2];
    return items && <Column items={items} x={0} y={0} />;
  };
  return Array.from({ length: all / 2 }, (_, i) => {
    const [left, right] = i % 2 === 0 ? [all - i, i + 1] : [i + 1, all - i];
    return {
      sheets: ['rules'],
      title: layout.say.booklet,
      hint: layout.say.bookletHint,
      size: sheet,
      copies: 1,
      parts: i === 0 ? { rules: 1 } : {},
      ...(i % 2 === 1 && { isBack: true as const }),
      draw: () => (
        <>
          {[left, right].map((n, side) => (
            <g key={n} transform={`translate(${MARGIN + side * (sheet.w / 2)} ${MARGIN + HEAD + ABOVE})`}>
              {page(n)}
              {n > 1 && n <= inside.length + 1 && (
                <Line x={half.w / 2} y={half.h + NUMBER - 1} size={2.8} anchor="middle" text={String(n)} />
              )}
            </g>
          ))}
          <path
            d={`M${sheet.w / 2} ${MARGIN}v3M${sheet.w / 2} ${sheet.h - MARGIN - FOOT - 3}v3`}
            stroke="#888888"
            stroke-width=".15"
            stroke-dasharray="1 1"
            fill="none"
          />
        </>
      ),
    };
  });
}

interface Inside {
  /** The pages after the cover. */
  readonly inside: Item[][];
  /** How many there are with the cover and what stays empty at the end. */
  readonly all: number;
}

/** As few pages as comfortable type allows, and on them the largest type and figures that fit. */
function pagesFor(book: Book, half: Size, layout: Layout): Inside {
  const most = COUNTS.at(-1)!;
  const tries = [
    ...COUNTS.flatMap((all) => SIZES.map((size) => ({ all, size }))),
    ...SMALL.map((size) => ({ all: most, size })),
  ];
  const made = new Map<string, Item[][]>();
  for (const { all, size } of tries)
    for (const part of FIGURES) {
      const key = `${size} ${part}`;
      const inside = made.get(key) ?? columnsOf(itemsOf(book, half, { size, part }, layout), half.h);
      made.set(key, inside);
      if (inside.length < all) return { inside, all };
    }
  throw new Error(`${book.title}: the rules do not fit a booklet of ${most} pages`);
}

interface Look {
  readonly size: number;
  /** Which part of a page a figure may take. */
  readonly part: number;
}

function itemsOf({ rulebook, aid, figure }: Book, half: Size, { size, part }: Look, { say }: Layout): Item[] {
  const setting: Setting = {
    width: half.w,
    size,
    tallest: half.h * part,
    figure: figureOf(rulebook, figure, say),
    sign: signOf(aid),
  };
  return [
    ...(rulebook.brief ? sectionItems({ title: say.brief, blocks: rulebook.brief }, setting) : []),
    ...rulebook.sections.flatMap((section) => sectionItems(section, setting)),
    ...(rulebook.rulings.length > 0 ? sectionItems({ title: say.rulings, blocks: [] }, setting) : []),
    ...rulebook.rulings.flatMap(({ question, answer }) => [
      ...glued(paragraphs(`**${question}**`, setting)),
      ...blocksItems([{ text: answer }], setting),
    ]),
  ];
}

function Cover({ book: { title, tagline, credits, emblem }, half }: { book: Book; half: Size }) {
  const setting: Setting = { width: half.w - 20, size: 4, tallest: 0 };
  const scale = emblem ? Math.min((half.w * 0.8) / emblem.size.w, (half.h * 0.5) / emblem.size.h) : 1;
  return (
    <>
      <Line x={half.w / 2} y={28} size={14} face="title" anchor="middle" most={half.w} text={title} />
      <Column items={paragraphs(tagline, setting, 'middle')} x={10} y={34} />
      {emblem && (
        <g
          transform={`translate(${((half.w - emblem.size.w * scale) / 2).toFixed(3)} ${(half.h * 0.33).toFixed(3)}) scale(${scale.toFixed(4)})`}
        >
          {emblem.draw() as ComponentChildren}
        </g>
      )}
      <Column items={paragraphs(credits, { ...setting, size: 2.8 }, 'middle')} x={10} y={half.h - 16} />
    </>
  );
}
