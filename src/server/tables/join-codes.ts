/**
 * Codes of a few letters by which players come to a table: given to its host, found for those who type them, by an index in the store. A wrong
 * guess costs its address ten times what a right one does.
 */
import { randomInt } from 'node:crypto';
import type { Reading } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { CODE_LENGTH, CODE_LETTERS, readJoinCode } from '../../online/table.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, usualLimits, WRONG_CODE } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Caller, TableServiceDeps } from '../table-service.ts';
import { knowsCode } from './lines.ts';
import type { TableRecord } from './record.ts';
import type { Arranged } from './seats.ts';
import type { Table } from './table.ts';

export const newJoinCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The host asks for a code, or wants it to be good no longer. */
export function setCode(record: TableRecord, who: string, code: string | undefined): Arranged {
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  if (record.state === 'over') return { refused: { code: 'over' } };
  if ((record.code === undefined) === (code === undefined)) return { value: record };
  const { code: _before, ...rest } = record;
  return { value: code === undefined ? rest : { ...rest, code } };
}

/** Finds tables by their codes. An address that guesses wrong soon has to wait; a class that types what it reads does not. */
export class JoinCodes {
  readonly #store: Pick<Store, 'withCode'>;
  readonly #tries: Buckets;

  constructor({ store, limits = usualLimits, clock }: TableServiceDeps, gossip: Gossip) {
    this.#store = store;
    this.#tries = new Buckets(limits.joinsOfAddress, clock, gossip.counting('join codes'));
  }

  async find(typed: string, address: string): Promise<Reading<string, ServerRefusal>> {
    if (!this.#tries.take(address, WRONG_CODE))
      return { refused: { code: 'tooMany', seconds: this.#tries.wait(address, WRONG_CODE) } };
    const code = readJoinCode(typed);
    const id = code && (await this.#store.withCode(code));
    // What cannot be a code is no guess.
    if (!code || id) this.#tries.give(address, WRONG_CODE - 1);
    if (!code) return { refused: { code: 'badJoinCode' } };
    return id ? { value: id } : { refused: { code: 'wrongJoinCode' } };
  }

  /** Why a late-comer may not even ask for the seat of a bot: its hand is for those who were told the code. */
  async refuseLate(
    { id, record }: Pick<Table, 'id' | 'record'>,
    { who, address }: Pick<Caller, 'who' | 'address'>,
    code: string | undefined,
  ): Promise<ServerRefusal | undefined> {
    const isLate = record.state === 'playing' && record.code !== undefined && !knowsCode(record, who);
    if (!isLate) return undefined;
    if (code === undefined) return { code: 'codeNeeded' };
    const found = await this.find(code, address);
    if ('refused' in found) return found.refused;
    return found.value === id ? undefined : { code: 'wrongJoinCode' };
  }

  sweep(): void {
    this.#tries.sweep();
  }
}
