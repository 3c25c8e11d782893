/** Prints a game: everything that lies on the table, as one PDF or one page of SVG. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SPECTATOR } from '../../contract/index.ts';
import { dealtFrom } from '../../match/dealt.ts';
import { importMatch, rulesOfFile } from '../../match/file.ts';
import type { Page } from '../../print/page.ts';
import type { PrintChoices, PrintedGame } from '../../print/set.tsx';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { chooseOptions, chooseSeats, findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { chooseHouse } from '../house.ts';
import { readMatchFile, refusing } from '../match-file.ts';
import { progress } from '../progress.ts';
import { Refusal, unwrap } from '../refusal.ts';
import { titleOf } from '../titles.ts';

interface PrintFlags {
  readonly out: string;
  readonly players?: number;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly tune?: readonly string[];
  readonly paper: PrintChoices['paper'];
  readonly boards: 'same' | 'a3';
  readonly ink: PrintChoices['ink'];
  readonly cards: PrintChoices['cards'];
  readonly two?: boolean;
  readonly bleed?: boolean;
  readonly marks: boolean;
  readonly backs: boolean;
  readonly only?: string;
  readonly match?: string;
}

export async function printGame(context: Context, id: string, flags: PrintFlags): Promise<void> {
  const { refusals } = context.words;
  if (!/\.(pdf|svg)$/i.test(flags.out)) throw new Refusal(refusals.printForm(flags.out));
  const pages = await pagesFor(context, id, flags);
  const path = flags.out;
  if (/\.svg$/i.test(path)) {
    if (pages.length !== 1) throw new Refusal(refusals.onePage(pages.length, sheetsOf(pages)));
    await write(context, path, pages[0]!.draw());
    context.out.line(context.words.print.wrote(path, 1));
    return;
  }
  const { meta, language } = findGame(context, id);
  await write(context, path, await pdfOf(context, pages, { title: titleOf(meta), language }));
  const sides = pages.reduce((sum, { copies }) => sum + copies, 0);
  context.out.line(context.words.print.wrote(path, sides));
}

async function pagesFor(context: Context, id: string, flags: PrintFlags): Promise<Page[]> {
  const game = findGame(context, id);
  const { meta, language } = game;
  const match = flags.match === undefined ? undefined : await matchFrom(context, game, flags.match);
  const players = match?.players ?? chooseSeats(context, meta, flags.players);
  const options = match?.options ?? chooseOptions(context, meta, flags.option);
  const [sheets, rules, text, rulebook, aid, print] = await Promise.all([
    game.sheets(),
    game.rules(),
    game.house(),
    game.rulebook(),
    game.aid(),
    import('../../print/index.ts'),
  ]);
  if (!sheets) throw new Refusal(context.words.refusals.noSheets(titleOf(meta)));
  const choices: PrintChoices = {
    players,
    options,
    house: match ? match.house : chooseHouse(context, rules, { seats: players, options }, flags.tune),
    seed: flags.seed,
    paper: flags.paper,
    boards: flags.boards === 'same' ? flags.paper : flags.boards,
    ink: flags.ink,
    cards: flags.cards,
    perPage: flags.two ? 2 : 1,
    marks: flags.marks,
    bleed: flags.bleed === true,
    backs: flags.backs,
  };
  const say = await print.printWords(language);
  const deal: PrintedGame['deal'] = (...terms) => dealtFrom(rules, ...terms);
  const turned = { game: rules, text };
  const printed = { meta, sheets, rulebook, aid, deal, turned, ...(match && { position: match.view }) };
  const pages = unwrap(print.pagesOf(printed, choices, say), await game.refusals());
  return only(context, pages, flags.only);
}

/** A match of a file as it stands, as those see it who only look on. */
async function matchFrom(context: Context, game: LocalizedGame, path: string) {
  const { refusals } = context.words;
  const refuse = refusing(context, path);
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Refusal(refusals.unreadable(path, error.message));
  });
  const { file, entry } = readMatchFile(context, path, text);
  if (entry.meta.id !== game.meta.id)
    throw new Refusal(refusals.otherGame(path, titleOf(entry.meta), titleOf(game.meta)));
  if (!entry.meta.printsMatches) throw new Refusal(refusals.onlyNew(titleOf(entry.meta)));
  const rules = await rulesOfFile(entry.entry, file);
  if ('refused' in rules) throw refuse(rules.refused);
  const imported = importMatch(rules.value, entry.meta, file);
  if ('refused' in imported) throw refuse(imported.refused, await entry.refusals());
  const { head, state } = imported.value.match;
  return {
    view: rules.value.view(state, SPECTATOR),
    players: head.seats.length,
    options: head.options,
    house: head.house,
  };
}

const sheetsOf = (pages: readonly Page[]): string[] => [...new Set(pages.flatMap(({ sheets }) => sheets))];

function only({ words }: Context, pages: readonly Page[], wanted: string | undefined): Page[] {
  if (wanted === undefined) return [...pages];
  const names = wanted.split(',').map((name) => name.trim());
  const known = sheetsOf(pages);
  for (const name of names) if (!known.includes(name)) throw new Refusal(words.refusals.noSheet(name, known));
  return pages.filter(({ sheets }) => sheets.some((sheet) => names.includes(sheet)));
}

async function pdfOf(
  { err, words }: Context,
  pages: readonly Page[],
  about: { readonly title: string; readonly language: string },
): Promise<Uint8Array> {
  const [{ makePdf }, { fontFiles, fontName }, { sfntOf }] = await Promise.all([
    import('../../print/pdf/pdf.ts'),
    import('../../print/pdf/fonts.ts'),
    import('../sfnt.ts'),
  ]);
  const { resolve } = createRequire(import.meta.url);
  const fonts = await Promise.all(
    fontFiles.map(
      async ({ face, part, path }) => [fontName(face, part), sfntOf(await readFile(resolve(path)))] as const,
    ),
  );
  const bar = await progress(err, pages.length, words.print.bar);
  const ask = (i: number) => {
    const { size, copies, draw } = pages[i]!;
    return { size, copies, svg: draw() };
  };
  const pdf = await makePdf(pages.length, ask, new Map(fonts), about, (done) => bar.at(done));
  bar.stop();
  return pdf;
}

async function write({ words }: Context, path: string, data: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, data);
  } catch (error) {
    throw new Refusal(
      words.refusals.unwritable(path, error instanceof Error ? error.message : String(error)),
    );
  }
}
