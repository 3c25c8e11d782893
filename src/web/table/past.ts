/** Where in a match its viewer looks, and what stands there. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Entry, Game, GameEvent, Position } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import { stepAt } from './following.ts';
import type { TableModel } from './model.ts';

interface Followed {
  readonly parts: ReadonlySignal<{ readonly game: Game<Position> } | undefined>;
  readonly head: ReadonlySignal<MatchHead | undefined>;
  readonly entries: ReadonlySignal<readonly Entry[]>;
}

export class Past {
  /** How many entries the viewer looks at; undefined for all of them, now. */
  readonly at = signal<number | undefined>(undefined);
  readonly #of: Followed;
  /** Was the last look one step on? */
  #isStep = false;

  constructor(of: Followed) {
    this.#of = of;
  }

  /** The position there, and what has just happened where the viewer has gone on by one step; undefined where the present is shown. */
  readonly shown = computed(() => {
    const at = this.at.value;
    const { parts, head, entries } = this.#of;
    if (at === undefined || !parts.value || !head.value) return undefined;
    const { view, events } = stepAt(parts.value.game, head.value, entries.value, at);
    return { view, events: this.#isStep ? events : none };
  });

  look(at: number | undefined): void {
    const last = this.#of.entries.peek().length;
    this.#isStep = at === (this.at.peek() ?? last) + 1;
    this.at.value = at === undefined || at >= last ? undefined : Math.max(0, at);
  }
}

const none: readonly GameEvent[] = [];

/** An entry, and what happened besides before the next one, in words. */
export function toldAt(model: Pick<TableModel, 'lines' | 'notes' | 'tellNote'>, at: number): string {
  const notes = model.notes.told.value.filter(({ n }) => n === at);
  const texts = model.lines.value[at - 1]?.texts ?? [];
  return [...texts, ...notes.map((note) => model.tellNote(note))].join(' ');
}
