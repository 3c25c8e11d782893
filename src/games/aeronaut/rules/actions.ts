/**
 * Moves are their own notation. This spells one out: for playing it, for words and for boards. A hidden move has `?` for a
 * type, and may end with what only those who see everything could work out: `(red)` or `(nothing)` for a balloon that
 * changed hands, `(over)` for the end of the game.
 */
import type { AeronautMap } from '../map/map.ts';
import { ABILITIES } from './state.ts';
import { GRAY, type Tables, tablesOf } from './tables.ts';

/** What a hidden move says beyond the move. */
interface Fate {
  /** The type that changed hands, -1 for none; undefined where the position tells. */
  readonly passed?: number;
  readonly over?: boolean;
}

/** Cities, routes and trajectories are indices; types are indices, -1 for one that is not known or not named. */
export type Action = Fate &
  (
    | { readonly kind: 'start'; readonly city: number }
    | { readonly kind: 'move'; readonly path: readonly number[]; readonly type: number }
    | { readonly kind: 'claim' | 'share'; readonly route: number; readonly type: number }
    | { readonly kind: 'gain' | 'lose' | 'toll'; readonly type: number }
    | { readonly kind: 'swap'; readonly from: number; readonly to: number }
    | { readonly kind: 'noSwap' | 'again' }
    | { readonly kind: 'pickpocket'; readonly side: number; readonly type: number }
    | { readonly kind: 'squeeze'; readonly trajectory: number }
    | { readonly kind: 'teleport'; readonly city: number }
    | { readonly kind: 'steal'; readonly side: number; readonly cell: number }
    | { readonly kind: 'rumour'; readonly trajectory: number; readonly change: number }
  );

/** More texts than any game has; a limit all the same, because texts come from outside as well. */
const MOST_KNOWN = 20_000;

/** A move as text, and spelled out. */
export interface Spelled {
  readonly text: string;
  readonly action: Action;
}

// What is picked is played next: it needs no looking up.
let pickedOf: Tables | undefined;
let picked: Spelled | undefined;

/** The text of a move that will be played next. */
export function textToPlay(t: Tables, move: Spelled): string {
  pickedOf = t;
  picked = move;
  return move.text;
}

/** Spells out a move that is legal, or a hidden one. */
export function actionOf(map: AeronautMap, text: string): Action {
  const t = tablesOf(map);
  if (pickedOf === t && picked!.text === text) return picked!.action;
  const known = t.actions.get(text);
  if (known) return known;
  const action = spell(t, text);
  if (!action) throw new Error(`“${text}” is no move`);
  if (t.actions.size >= MOST_KNOWN) t.actions.clear();
  t.actions.set(text, action);
  return action;
}

/** Spells out any text, or answers undefined where it has not the form of a move on this map. */
export function spell(t: Tables, text: string): Action | undefined {
  const words = text.split(' ');
  const fate: { passed?: number; over?: boolean } = {};
  while (words.length > 0 && /^\(.*\)$/.test(words.at(-1)!)) {
    const word = words.pop()!.slice(1, -1);
    if (word === 'over') fate.over = true;
    else fate.passed = word === 'nothing' ? -1 : t.types.indexOf(word);
  }
  const action = spellWords(t, words);
  return action && { ...action, ...fate };
}

function spellWords(t: Tables, words: readonly string[]): Action | undefined {
  const [kind = '', second = '', third = ''] = words;
  const most = (count: number): boolean => words.length === count;
  if (kind === 'M') return spellMove(t, words.slice(1));
  if (kind === 'C') return words.length <= 3 ? spellClaim(t, 'claim', second, third) : undefined;
  if (kind === 'start') return most(2) ? spellCity(t, 'start', second) : undefined;
  if (kind === 'use') return words.length <= 4 ? spellAbility(t, words.slice(1)) : undefined;
  if (kind === 'toll') return most(2) ? spellType(t, 'toll', second) : undefined;
  if (kind === 'swap') return spellSwap(t, words);
  if (kind === 'steal') {
    if (!most(3) || !isNumber(second) || !isNumber(third)) return undefined;
    return { kind: 'steal', side: Number(second), cell: Number(third) };
  }
  if (kind === 'rumour') {
    const trajectory = t.trajectoryIndex.get(second);
    if (!most(3) || trajectory === undefined || (third !== '+2' && third !== '-2')) return undefined;
    return { kind: 'rumour', trajectory, change: Number(third) };
  }
  if (most(1) && kind[0] === '+')
    return kind === '+?' ? { kind: 'gain', type: -1 } : spellType(t, 'gain', kind.slice(1));
  if (most(1) && kind[0] === '-') return spellType(t, 'lose', kind.slice(1));
  return undefined;
}

const isNumber = (word: string): boolean => /^\d{1,4}$/.test(word);

function spellType(t: Tables, kind: 'gain' | 'lose' | 'toll', word: string): Action | undefined {
  const type = t.types.indexOf(word);
  return type < 0 ? undefined : { kind, type };
}

function spellCity(t: Tables, kind: 'start' | 'teleport', word: string): Action | undefined {
  const city = isNumber(word) ? t.cityIndex.get(Number(word)) : undefined;
  return city === undefined ? undefined : { kind, city };
}

function spellMove(t: Tables, words: readonly string[]): Action | undefined {
  const path: number[] = [];
  for (const [i, word] of words.entries()) {
    const route = t.routeIndex.get(word);
    if (route !== undefined) path.push(route);
    else {
      const type = t.types.indexOf(word);
      if (i !== words.length - 1 || (type < 0 && word !== '?')) return undefined;
      return path.length === 0 ? undefined : { kind: 'move', path, type };
    }
  }
  return path.length === 0 ? undefined : { kind: 'move', path, type: -1 };
}

function spellClaim(t: Tables, kind: 'claim' | 'share', id: string, word: string): Action | undefined {
  const route = t.routeIndex.get(id);
  if (route === undefined) return undefined;
  const own = t.kind[route]!;
  if (own >= 0) return word === '' ? { kind, route, type: own } : undefined;
  const type = t.types.indexOf(word);
  if (type < 0 || (own !== GRAY && (kind === 'share' || (t.offers[route]! & (1 << type)) === 0)))
    return undefined;
  return { kind, route, type };
}

function spellSwap(t: Tables, words: readonly string[]): Action | undefined {
  if (words.length === 2 && words[1] === '-') return { kind: 'noSwap' };
  const [from, to] = [t.types.indexOf(words[1] ?? ''), t.types.indexOf(words[2] ?? '')];
  return words.length === 3 && from >= 0 && to >= 0 ? { kind: 'swap', from, to } : undefined;
}

function spellAbility(t: Tables, words: readonly string[]): Action | undefined {
  const [ability = '', second = '', third = ''] = words;
  if (!ABILITIES.includes(ability as (typeof ABILITIES)[number])) return undefined;
  if (ability === 'share') return spellClaim(t, 'share', second, third);
  if (ability === 'steal') {
    const type = t.types.indexOf(third);
    return words.length === 3 && isNumber(second) && type >= 0
      ? { kind: 'pickpocket', side: Number(second), type }
      : undefined;
  }
  if (ability === 'again') return words.length === 1 ? { kind: 'again' } : undefined;
  if (words.length !== 2) return undefined;
  if (ability === 'teleport') return spellCity(t, 'teleport', second);
  const trajectory = t.trajectoryIndex.get(second);
  return trajectory === undefined ? undefined : { kind: 'squeeze', trajectory };
}
