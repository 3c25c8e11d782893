/** How English words a player: the reader is "you". */
import type { Who } from '../contract/index.ts';

/** At the start of a sentence: "You", "Ann". */
export const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
/** Inside a sentence: "you", "Ann". */
export const object = ({ name, isYou }: Who): string => (isYou ? 'you' : name);
/** "your", "Ann’s". */
export const possessive = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);
/** `verb(who, 'are', 'is')`: the form for "you", or for a name. */
export const verb = ({ isYou }: Who, you: string, name: string): string => (isYou ? you : name);
