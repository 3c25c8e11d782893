/** `solve` for Cloud 9: what a hand, hidden or known, pays. */
import type { CommandOutput, CommandValues, Reading, Solver } from '../../../contract/index.ts';
import { CARDS, type CardName, DECK, HAND_SIZE } from '../data.ts';
import type { WildRule } from '../odds.ts';
import { needOf } from '../pay.ts';
import type { TerminalWords } from '../words/index.ts';
import { type PayFractions, payFractions, rollFractions } from './fractions.ts';

type Say = TerminalWords['solve'];

export const solver = ({ solve: say }: TerminalWords): Solver => ({
  summary: say.summary,
  examples: ['--hand 6 --roll RRG', '--hand 4 --dice 3 --seen "RRG*"', '--hand "RRG*" --dice 2'],
  flags: [
    { name: 'hand', value: 'cards', summary: say.flags.hand, default: String(HAND_SIZE) },
    { name: 'roll', value: 'dice', summary: say.flags.roll },
    { name: 'dice', value: 'n', summary: say.flags.dice },
    { name: 'seen', value: 'cards', summary: say.flags.seen },
    { name: 'track', value: 'name', summary: say.flags.track, default: 'manual' },
  ],
  run: (given) => run(say, given),
});

async function run(say: Say, given: CommandValues): Promise<Reading<CommandOutput, string>> {
  const { track = 'manual', seen = '' } = given;
  if (track !== 'manual' && track !== 'classic') return { refused: say.refusals.track };
  const away = countCards(seen, DECK);
  if (!away) return { refused: say.refusals.seen };
  const left = DECK.map((count, card) => count - away[card]!);
  const hand = readHand(say, given.hand ?? String(HAND_SIZE), left);
  if ('refused' in hand) return hand;
  const chances = chancesOf(say, given, hand.value, track === 'classic' ? 'whole roll' : 'one die');
  if ('refused' in chances) return chances;
  const { roll, colored, able } = chances.value;
  const lines = [say.asked(hand.value.text, roll), say.colored(colored), say.able(able)];
  return { value: { lines, files: [] } };
}

/** A known hand is one that is drawn from itself. */
interface Hand {
  readonly pool: readonly number[];
  readonly size: number;
  readonly text: string;
}

function readHand(say: Say, text: string, left: readonly number[]): Reading<Hand, string> {
  const unseen = left.reduce((sum, count) => sum + count, 0);
  if (/^\d{1,2}$/.test(text)) {
    const size = Number(text);
    return size <= unseen
      ? { value: { pool: left, size, text: say.hidden(size, unseen) } }
      : { refused: say.refusals.hand };
  }
  const cards = countCards(text, left);
  if (!cards || text === '') return { refused: say.refusals.hand };
  return { value: { pool: cards, size: text.length, text: text.toUpperCase() } };
}

function chancesOf(
  say: Say,
  { roll, dice }: CommandValues,
  { pool, size }: Hand,
  rule: WildRule,
): Reading<PayFractions & { readonly roll: string }, string> {
  if ((roll === undefined) === (dice === undefined)) return { refused: say.refusals.oneOf };
  if (dice !== undefined) {
    if (!/^[1-8]$/.test(dice)) return { refused: say.refusals.dice };
    return { value: { ...rollFractions(pool, size, Number(dice), rule), roll: say.toRoll(Number(dice)) } };
  }
  const shown = roll!.toUpperCase();
  if (!/^[GPRY-]{1,8}$/.test(shown)) return { refused: say.refusals.roll };
  return { value: { ...payFractions(pool, size, needOf(shown), rule), roll: shown } };
}

/** How many of each card, or nothing if a letter is no card or there are too many of one. */
function countCards(text: string, most: readonly number[]): number[] | undefined {
  const cards = most.map(() => 0);
  for (const letter of text.toUpperCase()) {
    const card = CARDS.indexOf(letter as CardName);
    if (card < 0 || ++cards[card]! > most[card]!) return undefined;
  }
  return cards;
}
