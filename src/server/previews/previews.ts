/**
 * What sites and messengers show beside a link: they read the head of a page and run no script, so the server puts game, host, seats and
 * the cover there (`cover.png` of each game, drawn by `npm run covers`). Of a table it tells what its invitation tells all who have the link,
 * and less: no player but the host is named.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameMeta } from '../../contract/meta.ts';
import type { Clock } from '../../match/timer.ts';
import type { TableInfo } from '../../online/table.ts';
import { SOURCE_LANGUAGE } from '../../toolkit/speech.ts';
import { Buckets, type Rate } from '../limits.ts';
import { type PreviewWords, previewWords } from './words/index.ts';

/** Milliseconds for which what was found of a table is good, and how many tables are remembered. */
const GOOD_FOR = 10_000;
const MOST_KEPT = 500;

/** As scripts/covers.mjs draws it. */
const PICTURE = { width: 1200, height: 630 } as const;

const paths = {
  table: /^\/(?:t|matches)\/([\w-]{1,40})$/,
  game: /^\/games\/([\w-]{1,40})(?:\/\w*)?$/,
} as const;

export interface PreviewDeps {
  readonly webRoot: string;
  readonly games: readonly GameMeta[];
  readonly clock: Pick<Clock, 'now'>;
  /** How many tables one address may have looked up. */
  readonly rate: Rate;
  tableOf?(id: string): Promise<TableInfo | undefined>;
}

interface Preview {
  readonly game: GameMeta;
  readonly title: string;
  readonly text: string;
}

export class Previews {
  readonly #deps: PreviewDeps;
  readonly #asked: Buckets;
  readonly #kept = new Map<string, { readonly at: number; readonly found: Promise<Preview | undefined> }>();

  constructor(deps: PreviewDeps) {
    this.#deps = deps;
    this.#asked = new Buckets(deps.rate, deps.clock);
  }

  /** The tags for a page; empty where it has no preview, or `address` asks for too many. `origin` is where pages are. */
  async tags(path: string, origin: string, address: string): Promise<string> {
    const found = await this.#find(path, address).catch(() => undefined);
    if (!found) return '';
    const say = await previewWords(SOURCE_LANGUAGE);
    const { id, title } = found.game;
    const picture = `/covers/${id}.png`;
    const hasPicture = existsSync(join(this.#deps.webRoot, picture));
    return tagsOf([
      ['og:site_name', say.site],
      ['og:type', 'website'],
      ['og:title', found.title],
      ['og:description', found.text],
      ['og:url', origin + path],
      ...(hasPicture
        ? ([
            ['og:image', origin + picture],
            ['og:image:type', 'image/png'],
            ['og:image:width', String(PICTURE.width)],
            ['og:image:height', String(PICTURE.height)],
            ['og:image:alt', say.picture(title)],
          ] as const)
        : []),
      ['twitter:card', hasPicture ? 'summary_large_image' : 'summary'],
    ]);
  }

  async #find(path: string, address: string): Promise<Preview | undefined> {
    const game = this.#game(paths.game.exec(path)?.[1]);
    if (game) {
      const say = await previewWords(SOURCE_LANGUAGE);
      return { game, title: say.game(game.title), text: game.tagline };
    }
    const table = paths.table.exec(path)?.[1];
    return table === undefined ? undefined : this.#table(table, address);
  }

  #game(id: string | undefined): GameMeta | undefined {
    return this.#deps.games.find((game) => game.id === id);
  }

  #table(id: string, address: string): Promise<Preview | undefined> | undefined {
    const now = this.#deps.clock.now();
    const kept = this.#kept.get(id);
    if (kept && kept.at > now - GOOD_FOR) return kept.found;
    if (this.#kept.size >= MOST_KEPT) this.#sweep(now);
    // Then the page comes without it: the player who opens it sees the table all the same.
    if (this.#kept.size >= MOST_KEPT || !this.#asked.take(address)) return undefined;
    const found = this.#lookUp(id);
    const looked = { at: now, found };
    this.#kept.set(id, looked);
    // An id that leads nowhere is not remembered: made-up ones would take the room of tables.
    const drop = () => {
      if (this.#kept.get(id) === looked) this.#kept.delete(id);
    };
    void found.then((preview) => preview ?? drop(), drop);
    return found;
  }

  #sweep(now: number): void {
    for (const [id, { at }] of this.#kept) if (at <= now - GOOD_FOR) this.#kept.delete(id);
    this.#asked.sweep();
  }

  async #lookUp(id: string): Promise<Preview | undefined> {
    const table = await this.#deps.tableOf?.(id);
    const game = this.#game(table?.game);
    if (!table || !game) return undefined;
    return { game, ...said(await previewWords(SOURCE_LANGUAGE), game, table) };
  }
}

function said(
  say: PreviewWords,
  { title, minutes }: GameMeta,
  { state, seats, host, pace }: TableInfo,
): Omit<Preview, 'game'> {
  if (state === 'over') return { title: say.over(title), text: say.overText };
  if (state === 'playing') return { title: say.playing(title), text: say.playingText };
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return {
    title: say.invitation(title, seats.find(({ who }) => who === host)?.name),
    text: [say.seats(free, seats.length), say.pace(pace), say.takes(minutes), say.noAccount].join(' '),
  };
}

/** Names are strangers' texts: no sign in them may end an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const tagsOf = (tags: readonly (readonly [property: string, content: string])[]): string =>
  tags
    .map(([property, content]) => {
      const kind = property.startsWith('twitter:') ? 'name' : 'property';
      return `<meta ${kind}="${property}" content="${escaped(content)}" />`;
    })
    .join('\n    ');
