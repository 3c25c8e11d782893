/** Thinks for a table page, so that the page never waits: hints, and the story of a game that is over. */

import { games } from '../../../games/index.ts';
import { rulesOf } from '../../../toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../../../toolkit/speech.ts';
import { Rest } from '../../host/rest.ts';
import type { FinishedMatch, FromAdviser, ToAdviser } from './messages.ts';
import { StoryTeller } from './story-teller.ts';
import { type Brains, think } from './think.ts';

declare const self: DedicatedWorkerGlobalScope;

const THINKING = { ms: 1000 };
/** So long it works before it listens, and so long before it tells what is new, in milliseconds. */
const SLICE = 40;
const NEWS = 250;
/** A story is good enough after this, whatever could still be refined. */
const LONG_ENOUGH = 20_000;

const known = new Map<string, Promise<Brains>>();

interface Rules {
  readonly game: string;
  readonly version: number;
}

async function load({ game: id, version }: Rules, language: string): Promise<Brains> {
  const entry = games.find(({ facts }) => facts.id === id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  const [game, hints, reasons] = await Promise.all([
    rulesOf(entry, version, 'host'),
    entry.hints(),
    entry.reasons?.(language),
  ]);
  return { facts: entry.facts, game, hints, reasons };
}

function brainsOf(rules: Rules, language: string): Promise<Brains> {
  const key = `${rules.game} ${rules.version} ${language}`;
  const brains = known.get(key) ?? load(rules, language);
  known.set(key, brains);
  return brains;
}

const send = (message: FromAdviser): void => self.postMessage(message);
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const rest = new Rest();
const seen = (): Promise<void> => new Promise((resolve) => rest.after(resolve));

async function tell(match: FinishedMatch): Promise<void> {
  const teller = new StoryTeller(await brainsOf(match, SOURCE_LANGUAGE), match);
  const begun = performance.now();
  let slice = begun;
  let news = begun;
  while (teller.step()) {
    const now = performance.now();
    if (teller.isWhole && now - begun > LONG_ENOUGH) break;
    if (now - slice < SLICE) continue;
    if (now - news > NEWS) {
      send({ type: 'story', story: teller.story() });
      news = now;
    }
    await pause();
    await seen();
    slice = performance.now();
  }
  send({ type: 'story', story: { ...teller.story(), share: 1 } });
}

async function answer(message: ToAdviser): Promise<void> {
  if (message.type === 'rest') return rest.set(message.resting);
  await seen();
  if (message.type === 'story') return tell(message.match);
  const { id, language, question } = message;
  const hints = think(await brainsOf(question, language), question, THINKING);
  send({ type: 'advice', id, hints });
}

self.onmessage = ({ data }: MessageEvent<ToAdviser>) => {
  answer(data).catch((error: unknown) => {
    console.error(error);
    send({ type: 'failed', why: error instanceof Error ? error.message : String(error) });
  });
};
