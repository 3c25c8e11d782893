/** Pages of two players who share a table with a bot, wherever the nodes are that serve it. */
import { games } from '../../src/games/index.ts';
import { LIVE, type TablePlan } from '../../src/online/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Client, LOST, type newPerson } from './client.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A game of two people, who take turns, and a bot between them. */
const { facts } = games.find(({ facts: { seats } }) => seats.min <= 2 && seats.max >= 4)!;
export const plan: TablePlan = {
  game: facts.id,
  options: defaultOptions(facts.options),
  seats: ['you', 'open', { bot: 'greedy' }],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: false,
  standIn: 'greedy',
};

/** A page of a player: it is at one of the nodes that run, and goes to another when it loses its own. */
export class Page {
  readonly client: Client;
  readonly #rng: FastRng;
  /** Every move that was acknowledged, by its count. */
  readonly made = new Map<number, unknown>();
  comings = 0;

  readonly table: string;

  constructor(person: Awaited<ReturnType<typeof newPerson>>, table: string, node: () => string) {
    this.table = table;
    this.client = new Client({ url: node, person });
    this.#rng = new FastRng(person.name);
  }

  async come(): Promise<void> {
    for (;;) {
      try {
        await this.client.connect();
        const { refused } = await this.client.join(this.table, plan.game);
        if (refused === undefined) break;
      } catch {
        // The client tries again, as a page does.
      }
      await pause(50);
    }
    this.comings++;
  }

  get followed() {
    return this.client.followed.get(this.table)!;
  }

  /** Plays until the end, or until the log has so many entries. */
  async play(length = Number.POSITIVE_INFINITY): Promise<void> {
    const { followed, client } = this;
    const mine = () => followed.owing.filter((seat) => followed.forced(seat) === undefined);
    const isDone = () => followed.isOver || followed.log >= length;
    while (!isDone()) {
      if (!client.isOpen) await this.come();
      await client.until(() => isDone() || mine().length > 0);
      const [seat] = mine();
      if (seat === undefined || isDone()) continue;
      const count = followed.count(seat);
      const legal = followed.legal(seat);
      const move = legal[this.#rng.below(legal.length)]!;
      let answer = await client.ask({ type: 'move', table: this.table, seat, count, move });
      // What was not acknowledged is sent again, until it is.
      while (answer.refused === LOST) {
        await this.come();
        answer = await client.ask({ type: 'move', table: this.table, seat, count, move });
      }
      if (answer.refused === undefined) this.made.set(count, move);
      else throw new Error(`${client.person.name}: ${answer.refused}`);
    }
  }
}
