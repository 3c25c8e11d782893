/** The bots that can play any game, in the order in which they are offered. */
import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { BOT_IDS } from './ids.ts';
import { breeze, gust, storm } from './levels.ts';
import { random } from './random.ts';
import { deepUct, uct } from './uct.ts';

export { type Advice, type Advise, adviser } from './advise.ts';
export type { Bot, BotKind, Budget, Effort, Played } from './bot.ts';
export { type Forfeit, settled } from './forfeits.ts';
export { COMMAND, type CommandId, isCommand, isFitted } from './ids.ts';
export { botName } from './names.ts';
export { playOut, playRandom } from './playout.ts';

const offered: Readonly<Record<(typeof BOT_IDS)[number], BotKind>> = { breeze, gust, storm, random, greedy };
export const botKinds: readonly BotKind[] = BOT_IDS.map((id) => offered[id]);
/** The bots that do not think: at once, and the same for the same seed. */
export const quickKinds: readonly BotKind[] = [random, greedy];
/** The bots of the arena: all kinds, and two plain searches for comparison. Without a spread: other bundles leave those two out. */
export const arenaKinds: readonly BotKind[] = [breeze, gust, storm, random, greedy, uct, deepUct];

export const findBot = (id: string): BotKind | undefined => botKinds.find((kind) => kind.id === id);
