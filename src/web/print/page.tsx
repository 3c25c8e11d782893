/** Print a game: choose, see every page, take one PDF or print from the browser. */
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position, Reading, Refusal, Rulebook, Size } from '../../contract/index.ts';
import { dealtFrom } from '../../match/dealt.ts';
import {
  type Page,
  type PrintChoices,
  type PrintedGame,
  type PrintWords,
  pagesOf,
  papers,
  printWords,
  usualChoices,
} from '../../print/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { readHouse } from '../../toolkit/house.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { defaultOptions, readOptions } from '../../toolkit/options.ts';
import type { Refuse } from '../../toolkit/refuser.ts';
import { arrange, Button, Cluster, cx, Note, Panel, Trouble } from '../../toolkit/ui/index.ts';
import { HouseFields } from '../house/fields.tsx';
import { type TypedHouse, usedOf } from '../house/load.ts';
import { announceNow } from '../shell/announce.tsx';
import beside from '../shell/beside.module.css';
import { download } from '../shell/download.ts';
import { GamePage } from '../shell/game-page.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { wordRefusal } from '../wording.ts';
import { usePrintWords } from '../words/index.ts';
import { PrintForm } from './form.tsx';
import { type HandedOver, handedOver } from './hand-over.ts';
import css from './page.module.css';
import { pdfOf } from './pdf.ts';

type Asked = Pick<HandedOver, 'view'> & Partial<HandedOver>;

interface Loaded {
  readonly entry: LocalizedGame;
  readonly game: PrintedGame;
  readonly say: PrintWords;
  readonly refuse: Refuse;
  /** What the address asks for, instead of something new. */
  readonly match: Asked | undefined;
  /** The address asks for a position that cannot be read. */
  readonly unread: Refusal | undefined;
}

/** A match or a flight as it stands: one that a table has handed over, or one in notation. */
function positionAsked(id: string, rulebook: Rulebook<Position>): Reading<Asked> | undefined {
  const asked = new URLSearchParams(location.search);
  if (asked.has('match')) return handedOver(id);
  const text = asked.get('position');
  if (text === null) return undefined;
  const read = rulebook.position(text);
  return 'refused' in read ? read : { value: { view: read.value } };
}

async function loadedOf(entry: LocalizedGame): Promise<Loaded | undefined> {
  const sheets = await entry.sheets();
  if (!sheets) return undefined;
  const [rules, text, rulebook, aid, say, refuse] = await Promise.all([
    entry.rules(),
    entry.house(),
    entry.rulebook(),
    entry.aid(),
    printWords(entry.language),
    entry.refusals(),
  ]);
  const asked = positionAsked(entry.meta.id, rulebook);
  const deal: PrintedGame['deal'] = (...terms) => dealtFrom(rules, ...terms);
  const match = asked && 'value' in asked ? asked.value : undefined;
  return {
    entry,
    game: {
      ...{ meta: entry.meta, sheets, rulebook, aid, deal, turned: { game: rules, text } },
      ...(match && { position: match.view }),
    },
    say,
    refuse,
    match,
    unread: asked && 'refused' in asked ? asked.refused : undefined,
  };
}

export const PrintPage = ({ id }: { readonly id: string }) => (
  <GamePage
    id={id}
    load={loadedOf}
    show={(loaded, { language }) => <Printing loaded={loaded} language={language} />}
  />
);

interface Drawn {
  readonly page: Page;
  readonly svg: string;
}

/** Every page as a picture. They are cheap: what takes its time is the PDF. */
function drawnOf({ game, say, unread }: Loaded, choices: PrintChoices, typed: TypedHouse): Reading<Drawn[]> {
  if (unread) return { refused: unread };
  const options = readOptions(game.meta, choices.options);
  if ('refused' in options) return { refused: options.refused };
  const table = { seats: choices.players, options: options.value };
  const turned = game.turned?.game ?? {};
  const house = readHouse(turned, table, choices.house ?? usedOf(turned, table, typed));
  if ('refused' in house) return { refused: house.refused };
  const pages = pagesOf(game, { ...choices, options: options.value, house: house.value }, say);
  return 'refused' in pages ? pages : { value: pages.value.map((page) => ({ page, svg: page.draw() })) };
}

function Printing({ loaded, language }: { readonly loaded: Loaded; readonly language: string }) {
  const say = usePrintWords();
  const { meta, sheets } = loaded.game;
  usePage(say.title(meta.title));
  const [choices, setChoices] = useState<PrintChoices>(() => ({
    ...usualChoices,
    players: loaded.match?.players ?? meta.usualSeats,
    options: loaded.match?.options ?? defaultOptions(meta.options),
    house: loaded.match?.house,
    seed: new URLSearchParams(location.search).get('seed') ?? undefined,
  }));
  const [typed, setTyped] = useState<TypedHouse>({});
  const drawn = useMemo(() => drawnOf(loaded, choices, typed), [loaded, choices, typed]);
  const pages = 'value' in drawn ? drawn.value : [];
  const count = pages.reduce((sum, { page }) => sum + page.copies, 0);
  return (
    <PlainPage class={cx(arrange.column, beside.page, beside.choices, css.page)}>
      <header class={cx(beside.head, beside.about, css.head, arrange.screenOnly)}>
        <h1 tabIndex={-1}>{say.heading(meta.title)}</h1>
        <p>{say.about}</p>
        {loaded.match && <Note>{say.asItStands}</Note>}
      </header>
      <Panel class={cx(beside.side, arrange.screenOnly)}>
        {'refused' in drawn ? (
          <Refused refused={drawn.refused} refuse={loaded.refuse} />
        ) : (
          <Ways pages={pages} count={count} title={meta.title} language={language} />
        )}
        <PrintForm
          meta={meta}
          asks={sheets.asks}
          fixed={loaded.match?.players !== undefined}
          choices={choices}
          onChange={setChoices}
        />
        {loaded.match === undefined && (
          <HouseFields
            entry={loaded.entry}
            seats={choices.players}
            options={choices.options}
            typed={typed}
            onChange={setTyped}
            bots={false}
          />
        )}
      </Panel>
      <Pictures pages={pages} />
    </PlainPage>
  );
}

function Refused({
  refused,
  refuse,
}: {
  refused: Extract<Reading<unknown>, { refused: unknown }>['refused'];
  refuse: Refuse;
}) {
  const say = usePrintWords();
  const [why, setWhy] = useState('');
  useEffect(() => {
    // The game words its own refusals; those of options are worded for all games.
    const own = refused.code === 'nothingHandedOver' ? say.nothingHandedOver : refuse(refused);
    if (own !== refused.code) setWhy(own);
    else void wordRefusal(refused).then(setWhy);
  }, [refused, refuse, say]);
  return why === '' ? null : <Trouble>{say.cannot(why)}</Trouble>;
}

interface WaysProps {
  readonly pages: readonly Drawn[];
  readonly count: number;
  readonly title: string;
  readonly language: string;
}

function Ways({ pages, count, title, language }: WaysProps) {
  const say = usePrintWords();
  const [state, setState] = useState<{ readonly done: number } | 'made' | 'failed'>();
  // A player who chooses something else meanwhile does not want the PDF that is being made.
  const job = useRef(new AbortController());
  useEffect(() => {
    job.current = new AbortController();
    setState(undefined);
    return () => job.current.abort();
  }, [pages]);
  const busy = typeof state === 'object';
  const make = async () => {
    setState({ done: 0 });
    const { signal } = job.current;
    const drawn = {
      pages: pages.map(({ page: { size, copies }, svg }) => ({ size, copies, svg })),
      about: { title, language },
    };
    try {
      download(`${title}.pdf`, await pdfOf(drawn, (done) => setState({ done }), signal), 'application/pdf');
      setState('made');
      announceNow(say.made(count));
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <div class={cx(beside.ways, css.ways)}>
      <Cluster>
        <Button tone="primary" disabled={busy} onClick={make}>
          <Icon name="share" size={20} /> {say.download}
        </Button>
        <Button onClick={() => print()}>
          <Icon name="print" size={20} /> {say.print}
        </Button>
      </Cluster>
      {busy && (
        <p>
          <progress max={pages.length} value={state.done} aria-label={say.download} />{' '}
          {say.making(state.done, pages.length)}
        </p>
      )}
      {state === 'made' && <Note>{say.made(count)}</Note>}
      {state === 'failed' && <Trouble>{say.notMade}</Trouble>}
      <Note>
        {say.pages(count)}. {say.printHelp}
      </Note>
    </div>
  );
}

/** The name by which the style sheet knows a size of paper. */
function paperOf({ w, h }: Size): string {
  const known = Object.entries(papers).find(
    ([, size]) => size.w === Math.min(w, h) && size.h === Math.max(w, h),
  );
  return `${known?.[0]}${w > h ? '-lying' : ''}`;
}

/** Each page as it will lie in the printer; on paper each has a page of its own size. */
function Pictures({ pages }: { readonly pages: readonly Drawn[] }) {
  const say = usePrintWords();
  return (
    <ol class={cx(arrange.tiles, css.pictures)}>
      {pages.map(({ page, svg }, i) => (
        <Fragment key={i}>
          <li data-paper={paperOf(page.size)}>
            <div
              class={css.picture}
              dangerouslySetInnerHTML={{ __html: svg.replace('<svg', `<svg id="page-${i}"`) }}
            />
            <p class={arrange.screenOnly}>
              {page.name} {page.copies > 1 && say.copies(page.copies)}
            </p>
          </li>
          {Array.from({ length: page.copies - 1 }, (_, n) => (
            <Copy key={n} of={i} size={page.size} />
          ))}
        </Fragment>
      ))}
    </ol>
  );
}

/** Only in the printer: another of the same page, which costs next to nothing. */
function Copy({ of, size }: { readonly of: number; readonly size: Size }) {
  const { w, h } = size;
  return (
    <li class={css.copy} data-paper={paperOf(size)}>
      <div class={css.picture}>
        <svg aria-hidden="true" width={`${w}mm`} height={`${h}mm`} viewBox={`0 0 ${w} ${h}`}>
          <use href={`#page-${of}`} width={w} height={h} />
        </svg>
      </div>
    </li>
  );
}
