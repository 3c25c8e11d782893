/** What the machines of all hosts have said, and the part of it that does not depend on the host. */
import { vi } from 'vitest';
import type { Position } from '../../src/contract/index.ts';
import type { Effect } from '../../src/match/events.ts';
import { TableMachine } from '../../src/match/table.ts';

export interface Heard {
  machine: TableMachine | undefined;
  readonly effects: Effect<Position>[];
}

let heard: Heard = { machine: undefined, effects: [] };

const step = TableMachine.prototype.step;
vi.spyOn(TableMachine.prototype, 'step').mockImplementation(function (this: TableMachine, ...args) {
  const effects = step.apply(this, args) as readonly Effect<Position>[];
  heard.machine = this;
  // Views are those of this moment.
  const asNow = (effect: Effect<Position>) => {
    if (effect.type !== 'think') return effect;
    const seen = effect.view();
    return { ...effect, view: () => seen };
  };
  heard.effects.push(...effects.map(asNow));
  return effects as ReturnType<typeof step>;
});

/** Hears from now on only this host. */
export function hear(): Heard {
  heard = { machine: undefined, effects: [] };
  return heard;
}

/** What happened, in order; and what bots were asked, in order. Clocks are the server's own. */
export function commonPart({ effects }: Heard): { happened: unknown[]; asked: unknown[] } {
  const happened = effects.flatMap((effect): unknown[] => {
    switch (effect.type) {
      case 'append':
        return effect.entries.map(({ entry }) => entry);
      case 'undone':
        return [{ undone: effect.length }];
      case 'refused':
        return [effect.refusal];
      case 'over':
        return [{ over: effect.ended.winners, scores: effect.ended.scores }];
      default:
        return [];
    }
  });
  const asked = effects.flatMap((effect) =>
    effect.type === 'think'
      ? [{ seat: effect.seat, bot: effect.bot, view: JSON.stringify(effect.view()) }]
      : [],
  );
  return { happened, asked };
}

/** All of it, but for the numbers of questions and what each viewer sees. */
export function everything({ effects }: Heard): unknown[] {
  return effects.flatMap((effect): unknown[] => {
    if (effect.type === 'append') return effect.entries;
    if (effect.type === 'wake') return [];
    return effect.type === 'think' ? [{ ...effect, id: 0, view: JSON.stringify(effect.view()) }] : [effect];
  });
}
