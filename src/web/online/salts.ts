/**
 * This browser's salts, and what it saw of each table before the deal. They stay here: a salt is shown once, when seats and seals are
 * fixed, and at the end the match is held against what was seen.
 */
import { fitsSeal, newSalt, sealOf } from '../../match/fair.ts';
import type { Witness } from '../../match/witness.ts';

const KEY = 'updraft/salts';
/** The tables that were visited longest ago are forgotten first. */
const mostTables = 200;
/** A player may sit down and get up; only the last few can still be the one that counts. */
const mostSalts = 5;

type Tables = Readonly<Record<string, Witness>>;

/** Where the browser keeps nothing it is good for this page. */
let memory: Tables = {};

function stored(): Tables {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...memory, ...(kept as Tables) } : memory;
  } catch {
    return memory;
  }
}

export const witnessOf = (table: string): Witness => stored()[table] ?? {};

/** Keeps something about a table. Other tabs may have kept something since. */
export function keep(table: string, change: Witness): void {
  const { [table]: known, ...others } = stored();
  const entries = [...Object.entries(others), [table, { ...known, ...change }] as const];
  memory = Object.fromEntries(entries.slice(-mostTables));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // What is kept in memory holds for this page.
  }
}

/** A salt of our own for a table that we sit down at; answers its seal, which is all that the server is told. */
export function newSeal(table: string): string {
  const salt = newSalt();
  keepSalt(table, salt);
  return sealOf(salt);
}

export function keepSalt(table: string, salt: string): void {
  keep(table, { salts: [...(witnessOf(table).salts ?? []), salt].slice(-mostSalts) });
}

/** The salt behind a seal, where it was sealed in this browser. */
export const saltBehind = (table: string, seal: string | undefined): string | undefined =>
  witnessOf(table).salts?.find((salt) => fitsSeal(salt, seal));
