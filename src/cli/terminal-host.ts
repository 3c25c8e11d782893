/** Hosts a match for one player at a terminal. Nothing is stored, nothing pauses, and bots answer at once. */
import type { Entry, Game, GameEvent, Move, Position, Seat } from '../contract/index.ts';
import type { TableEvent, TableRefusal, Thought } from '../match/events.ts';
import type { MatchHead } from '../match/log.ts';
import { TableMachine } from '../match/table.ts';

export interface TerminalDeps {
  now(): number;
  /** A bot's move, from what it may know. */
  choose(bot: string, view: Position, seat: Seat): Move;
  /** Tells what happened, as this player may know it. */
  tell(event: GameEvent): void;
}

export class TerminalHost {
  readonly machine: TableMachine;
  readonly #deps: TerminalDeps;
  readonly #me: Seat;
  /** What the player knows. It follows the entries as the player sees them. */
  view: Position;

  constructor(game: Game<Position>, head: MatchHead, secret: string, me: Seat, deps: TerminalDeps) {
    this.#deps = deps;
    this.#me = me;
    const terms = { secret, pause: 0, chance: 'atOnce', undo: 'agreed' } as const;
    this.machine = new TableMachine(game, head, terms, { log: [] }, deps.now());
    this.machine.viewers = [me];
    this.view = this.machine.match.view(me);
    this.do({ type: 'open' });
  }

  /** Does what the player asks for, and all that follows from it until a player has to choose. */
  do(asked: TableEvent): TableRefusal | undefined {
    for (let event: TableEvent | undefined = asked; event; ) {
      const thoughts: Thought[] = [];
      let goesOn = false;
      for (const effect of this.machine.step(event, this.#deps.now())) {
        if (effect.type === 'refused') return effect.refusal;
        if (effect.type === 'append') this.#follow(effect.seen.get(this.#me)!);
        if (effect.type === 'undone') this.view = this.machine.match.view(this.#me);
        if (effect.type === 'think') {
          const { id, seat, bot, view } = effect;
          thoughts.push({ id, seat, move: this.#deps.choose(bot, view()!, seat) });
        }
        goesOn ||= effect.type === 'think' || effect.type === 'wake';
      }
      event = goesOn ? { type: 'thoughts', thoughts } : undefined;
    }
    return undefined;
  }

  #follow(entries: readonly Entry[]): void {
    const { game } = this.machine.match;
    for (const { by, move } of entries) game.play(this.view, by, move, (event) => this.#deps.tell(event));
  }
}
