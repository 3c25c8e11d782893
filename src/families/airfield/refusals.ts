/** Why a text is no legal move, no draw or no position on either airfield. */

export type Why<C extends string, V = unknown> = C extends string
  ? { readonly code: C } & Readonly<V>
  : never;

/** Balloons are two letters, spaces are as they were written. */
export type AirfieldRefusal =
  | Why<'notNow' | 'notYourTurn' | 'pastTheEdge' | 'noDraw' | 'otherCards' | 'notStart'>
  | Why<'noSuchBalloon' | 'notPacked' | 'notFlying' | 'atTheTop', { balloon: string }>
  | Why<'truckFull' | 'truckEmpty', { space: string }>
  | Why<'neighbour', { column: number; altitude: number }>
  | Why<'noPart', { text: string; parts: readonly string[] }>
  | Why<'twice', { part: string }>
  | Why<'used', { balloon: string }>
  | Why<'noPlace', { text: string }>
  | Why<'notYet', { column: number }>
  | Why<'neighbours', { pair: readonly [string, string] }>;

/** What a player typed, cut to what fits into a sentence. */
export const cut = (text: string, most: number): string => text.trim().slice(0, most);
