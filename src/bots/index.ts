/** The bots that can play any game, in the order in which they are offered. */
import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, BotKind } from './bot.ts';
export { playOut, playRandom } from './playout.ts';
export { botName } from './words.ts';

export const botKinds: readonly BotKind[] = [random, greedy];

export const findBot = (id: string): BotKind | undefined => botKinds.find((kind) => kind.id === id);
