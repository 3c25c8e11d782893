/** How a log tells what happened to seats besides moves. */
import type { Who } from '../../../contract/index.ts';
import { object, possessive, subject, verb } from '../../../toolkit/english.ts';
import type { NoteWords } from '../../notes.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const noteWords = {
  time: (who) => `${capital(possessive(who))} time ran out: a bot plays for ${object(who)}.`,
  round: (who) => `${capital(possessive(who))} time for this round ran out: a bot plays it.`,
  host: (who) => `The host let a bot play for ${object(who)}.`,
  resigned: (who) => `${subject(who)} gave up.`,
  back: (who) => `${subject(who)} ${verb(who, 'are', 'is')} back.`,
  passed: (who, from) => `${subject(who)} ${verb(who, 'have', 'has')} the seat of ${from} from now on.`,
} satisfies NoteWords;

/** The bot that plays for a player, as the one who moves. */
export const botOf = (who: Who): string => capital(`${possessive(who)} bot`);
