/** The games of the list in one language, and their rules by version: what pages and the command line are given. */
import type {
  Aid,
  BoardModule,
  ChoiceSpec,
  CoverModule,
  Game,
  GameCommand,
  GameEntry,
  GameEvent,
  GameFacts,
  GameMeta,
  GameText,
  Hints,
  HouseText,
  Lessons,
  Move,
  Position,
  Reasons,
  Refusal,
  Rulebook,
  RulesUse,
  Sheets,
  ShowModule,
  Solver,
  Terminal,
  WordedOption,
  Words,
} from '../contract/index.ts';

export interface LocalizedGame<S = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly entry: GameEntry<S, M, E>;
  readonly language: string;
  readonly meta: GameMeta;
  readonly cover: (() => Promise<CoverModule>) | undefined;
  words(): Promise<Words<S, M, E>>;
  house(): Promise<HouseText | undefined>;
  reasons(): Promise<Reasons<S, M> | undefined>;
  board(): Promise<BoardModule<S, M, E>>;
  show(): Promise<ShowModule<S> | undefined>;
  rulebook(): Promise<Rulebook<S>>;
  aid(): Promise<Aid<S> | undefined>;
  lessons(): Promise<Lessons<S, M> | undefined>;
  sheets(): Promise<Sheets<S> | undefined>;
  terminal(): Promise<Terminal<S>>;
  refusals(): Promise<(refusal: Refusal) => string>;
  hints(): Promise<Hints<S>>;
  /** The newest rules, or an earlier version that is shipped. */
  rules(version?: number, use?: RulesUse): Promise<Game<S, M, E>>;
  commands(): Promise<readonly GameCommand[]>;
  solve(): Promise<Solver | undefined>;
  pages(): Promise<Readonly<Record<string, () => unknown>>>;
}

export function isShipped(entry: { readonly rules: object }, version: number): boolean {
  return Object.hasOwn(entry.rules, version);
}

/** The rules of a version that is shipped; without a number, the newest. */
export function rulesOf<S, M extends Move, E extends GameEvent>(
  entry: Pick<GameEntry<S, M, E>, 'facts' | 'rules'>,
  version = entry.facts.version,
  use?: RulesUse,
): Promise<Game<S, M, E>> {
  const load = entry.rules[version];
  if (!load) throw new Error(`${entry.facts.id} has no rules of version ${version}`);
  return load(use);
}

export async function inLanguage<S, M extends Move, E extends GameEvent>(
  entry: GameEntry<S, M, E>,
  language: string,
): Promise<LocalizedGame<S, M, E>> {
  const meta = metaOf(entry.facts, await entry.text(language));
  return {
    entry,
    language,
    meta,
    cover: entry.cover,
    words: () => entry.words(language),
    house: async () => entry.house?.(language),
    reasons: async () => entry.reasons?.(language),
    board: () => entry.board(language),
    show: async () => entry.show?.(language),
    rulebook: () => entry.rulebook(language),
    aid: async () => entry.aid?.(language),
    lessons: async () => entry.lessons?.(language),
    sheets: async () => entry.sheets?.(language),
    terminal: () => entry.terminal(language),
    refusals: () => entry.refusals(language),
    hints: () => entry.hints(),
    rules: (version, use) => rulesOf(entry, version, use),
    commands: async () => (await entry.commands?.(language)) ?? [],
    solve: async () => entry.solve?.(language),
    pages: async () => (await entry.pages?.(language)) ?? {},
  };
}

export const allInLanguage = (entries: readonly GameEntry[], language: string): Promise<LocalizedGame[]> =>
  Promise.all(entries.map((entry) => inLanguage(entry, language)));

/** Facts and text as one. */
export function metaOf(facts: GameFacts, text: GameText): GameMeta {
  const { options, pages, heavyDeal: _heavyDeal, ...rest } = facts;
  const { options: labels, pages: titles, ...said } = text;
  const worded = Object.entries(options).map(([name, spec]): [string, WordedOption] => {
    const { values, ...label } = labels[name] ?? { label: name };
    if (spec.type === 'choice') return [name, { ...spec, ...label, values: choices(spec, values) }];
    if (spec.type === 'number' && values) return [name, { ...spec, ...label, labels: values }];
    return [name, { ...spec, ...label }];
  });
  return {
    ...rest,
    ...said,
    options: Object.fromEntries(worded),
    ...(pages
      ? { pages: pages.map(({ id }) => ({ id, ...(titles?.[id] ?? { title: id, about: '' }) })) }
      : {}),
  };
}

const choices = ({ values }: ChoiceSpec, labels: { readonly [value: string]: string } = {}) =>
  values.map(({ value }) => ({ value, label: labels[value] ?? value }));
