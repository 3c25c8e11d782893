/** The line protocol between a command and the bot that it starts: JSON lines on its standard input and output (docs/bots.md). */
import type { House, Json, Options } from '../../contract/index.ts';

/** Raised when a bot that was written for the number before would no longer understand. New fields may come without a new number. */
export const LINE_PROTOCOL = 1;

/** What a bot is told. */
export type Told =
  | {
      readonly t: 'hello';
      readonly protocol: number;
      readonly program: string;
      readonly limits: { readonly ms: number; readonly memoryMb: number };
    }
  | {
      readonly t: 'start';
      readonly game: string;
      readonly version: number;
      readonly players: number;
      /** The bot's own seat. */
      readonly seat: number;
      readonly options: Options;
      readonly house: House;
      /** For the bot's own random numbers: the same in the same game of the same run. */
      readonly seed: number;
    }
  | {
      readonly t: 'turn';
      /** Whose move it is: the bot's own seat, or an automaton's for which it chooses. */
      readonly seat: number;
      readonly view: Json;
      readonly legal: readonly string[];
      /** What the bots of the same table may think, if that is timed, and after what time this one has lost. */
      readonly clock: { readonly ms?: number; readonly limit: number };
    }
  | {
      readonly t: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly number[];
    };

/** What a bot may answer: `ready` to a hello, `move` to a turn. */
export type Answer =
  | { readonly t: 'ready'; readonly name?: string }
  | { readonly t: 'move'; readonly move: string };

/** No answer is longer. */
export const LONGEST_LINE = 65_536;

const SHOWN = 120;
const shown = (line: string): string => (line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);

/** The answer that a line stands for, or what is wrong with it. */
export function readAnswer<T extends Answer['t']>(
  line: string,
  awaited: T,
): { readonly value: Extract<Answer, { t: T }> } | { readonly refused: string } {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { refused: `it answered ${shown(line)}, which is not JSON` };
  }
  const fields = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  if (fields.t !== awaited) return { refused: `it answered ${shown(line)} where {"t":"${awaited}"} was due` };
  if (awaited === 'move' && typeof fields.move !== 'string')
    return { refused: `its answer ${shown(line)} names no move` };
  return { value: fields as unknown as Extract<Answer, { t: T }> };
}
