import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../lib/places.mjs';

/**
 * What a game promises of itself, in its own folder: proofs hold it to that.
 * @typedef {object} Promises
 * @property {{ games: number, wins?: number, points?: number }} [greedy] the least share of wins of one greedy bot against three random ones, or
 *   points alone
 * @property {number} [tableKilobytes] the most script until its table can be played, where it is not the usual
 * @property {number} [mapMilliseconds] the most that its median map takes
 * @property {number} [solveSeconds] the most that its median solution takes
 * @property {Record<string, number>} [timesAsFastAs] how many times as fast as each peer its rules are at least
 */

/** @type {Map<string, Promises>} */
export const promises = new Map(
  readdirSync(inRoot('src', 'games'))
    .filter((id) => existsSync(inRoot('src', 'games', id, 'promises.json')))
    .map((id) => [id, JSON.parse(readFileSync(inRoot('src', 'games', id, 'promises.json'), 'utf8'))]),
);

/**
 * A promise that a proof cannot do without.
 * @template {keyof Promises} Name
 * @param {string} id
 * @param {Name} name
 * @returns {NonNullable<Promises[Name]>}
 */
export function promiseOf(id, name) {
  const promise = promises.get(id)?.[name];
  if (promise === undefined) throw new Error(`src/games/${id}/promises.json has no "${name}"`);
  return promise;
}
