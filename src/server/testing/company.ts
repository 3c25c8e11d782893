/** For tests: people who sit at tables of a whole server, each with a socket. */
import { saltFrom, sealFrom } from '../../match/testing/salts.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo, TablePlan } from '../../online/table.ts';
import type { Talk, TestServer } from './server.ts';
import { terms } from './terms.ts';

type Answer = { readonly to?: string; readonly refused?: ServerRefusal };

export class Guest {
  readonly who: string;
  readonly token: string;
  readonly talk: Talk;
  readonly #server: TestServer;
  #re = 0;

  private constructor(server: TestServer, who: string, token: string, talk: Talk) {
    this.#server = server;
    this.who = who;
    this.token = token;
    this.talk = talk;
  }

  static async called(server: TestServer, name: string): Promise<Guest> {
    const { who, token } = await server.newPerson(name);
    return new Guest(server, who, token, await server.connect(token));
  }

  /** The same person at another server with the same store. */
  async again(server: TestServer): Promise<Guest> {
    return new Guest(server, this.who, this.token, await server.connect(this.token));
  }

  /** Sends a message and answers what became of it. */
  async ask(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const re = ++this.#re;
    this.talk.say({ ...message, re });
    const isAnswer = (heard: ToClient) => 're' in heard && heard.re === re;
    const given = await Promise.race([
      this.talk.hears('done', isAnswer),
      this.talk.hears('refused', isAnswer),
    ]);
    if (given.type === 'refused') return { refused: given.refusal };
    return given.to === undefined ? {} : { to: given.to };
  }

  async must(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const answer = await this.ask(message);
    if (answer.refused) throw new Error(answer.refused.code);
    return answer;
  }

  /** Asks the API as this person. */
  api(method: string, path: string, body?: unknown): ReturnType<TestServer['ask']> {
    return this.#server.ask(method, path, body, this.token);
  }

  /** Sets up a table, and looks at it. */
  async sets(plan: Partial<TablePlan> & Pick<TablePlan, 'game' | 'options'>): Promise<string> {
    const whole = {
      seats: ['you', 'open'],
      ...terms,
      listed: false,
      seal: sealFrom(this.who),
      ...plan,
    };
    const { status, body } = await this.api('POST', '/api/tables', whole);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const table = String(body.id);
    await this.must({ type: 'join', table });
    return table;
  }

  async sits(table: string, seat: number): Promise<void> {
    await this.must({ type: 'join', table });
    await this.must({ type: 'sit', table, seat, seal: sealFrom(this.who) });
  }

  /** Begins a match with these other players; all show their salts, and it is dealt. */
  async begins(table: string, others: readonly Guest[]): Promise<void> {
    await this.must({ type: 'start', table });
    for (const guest of [this, ...others])
      await guest.must({ type: 'reveal', table, salt: saltFrom(guest.who) });
    await this.sees(table, ({ state, revealing }) => state !== 'open' && !revealing);
  }

  /** The table as it was told last, once it is as it should be. */
  async sees(table: string, fits: (info: TableInfo) => boolean = () => true): Promise<TableInfo> {
    const heard = await this.talk.hears('table', ({ table: info }) => info.id === table && fits(info));
    return heard.table;
  }

  /** Is a message of this kind among all that was heard? Whatever was asked for before is answered by then. */
  async hasHeard(fits: (message: ToClient) => boolean): Promise<boolean> {
    await this.must({ type: 'lobby', on: false });
    return this.talk.heard.some(fits);
  }
}
