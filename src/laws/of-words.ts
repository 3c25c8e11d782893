/** The laws of words: everything that players read can be had from a view. */

import { CHANCE, type Move, type Seat, SPECTATOR } from '../contract/index.ts';
import { isDisguised } from '../toolkit/disguise.ts';
import { acting, bytes, holds, type Law, rngOf, same, someOf, viewers } from './checks.ts';
import type { Table } from './table.ts';
import { legalMoves, type Step, sample } from './walk.ts';

const player = (seat: Seat) => ({ name: `Player ${seat + 1}`, isYou: false, sign: seat });

/** Everything players read about a view can be had from the view alone, in full sentences where sentences are due. */
export const everythingHasWords: Law = (table, seed) => {
  const { game, words, hints, terminal, seats } = table;
  const who = player;
  const wordy = (text: string | undefined, what: string): void => {
    holds(
      text !== undefined && text.trim() !== '' && !/undefined|NaN|\[object/.test(text),
      `${what}: “${text}”`,
    );
  };
  const step = <S, M extends Move>(
    { game: rules, words: say }: Table<S, M>,
    { state, by, move }: Step<S, M>,
  ): void => {
    const told: string[] = [];
    rules.play(rules.copy(state), by, move, (event) => {
      const sentence = say.say(event, who);
      if (sentence !== undefined) told.push(sentence);
    });
    for (const sentence of told) holds(/^\S.*[.!?]$/su.test(sentence), `no sentence: “${sentence}”`);
    if (by !== CHANCE) holds(told.length > 0, `nothing is told of ${rules.write(state, by, move)}`);
  };
  sample(table, seed, rngOf, (each) => {
    const { state } = each;
    step(table, each);
    if (each.by === CHANCE)
      wordy(words.drawing?.(game.view(state, SPECTATOR)) ?? '-', 'what chance is about to do');
    for (const seat of someOf(acting(table, state), 3)) {
      const seen = game.view(state, game.decides(state, seat));
      const { title, detail } = words.ask(seen, seat);
      wordy(title, 'what is asked');
      wordy(detail, 'what is asked');
      for (const move of someOf(legalMoves(game, seen, seat), 20))
        wordy(words.move(seen, seat, move), 'a move in words');
      holds(Number.isFinite(hints.value(seen, seat)), 'a view has no value');
    }
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer);
      for (const line of words.describe(seen, viewer)) wordy(line, 'a description');
      wordy(words.about(seen, Math.max(0, viewer)), 'words about a seat');
      for (const line of terminal.draw(seen, viewer, (_color, text) => text))
        holds([...line].length <= 100, `a line is too wide: ${line}`);
    }
  });
};

/**
 * Every legal move has a reason: one sentence, from the view of the seat that decides, which changes nothing. A seat that decides
 * openly needs no secrets for it, so a spectator's view has to be enough.
 */
export const everyMoveHasAReason: Law = (table, seed) => {
  const { game, reasons } = table;
  if (!reasons) return;
  const who = player;
  sample(table, seed, rngOf, ({ state }) => {
    for (const seat of someOf(acting(table, state), 3)) {
      const openly = game.openly?.(state, seat) ?? false;
      for (const viewer of [game.decides(state, seat), ...(openly ? [SPECTATOR] : [])]) {
        const seen = game.view(state, viewer);
        const before = bytes(seen);
        for (const move of legalMoves(game, seen, seat)) {
          const why = reasons.why(seen, seat, move, who);
          const sentence = /^[\p{Lu}\d].*\.$/u.test(why) && !/undefined|null|NaN|Infinity|\[object/.test(why);
          holds(sentence, `no reason for ${game.write(seen, seat, move)}: “${why}”`);
        }
        same(bytes(seen), before, 'a reason changes the position');
      }
    }
  });
};

/**
 * Nothing that players read comes from outside the words of their language: at a table that speaks the made-up language every
 * text is disguised. Names and notation belong to no language.
 */
export const everythingIsTranslated: Law = (table, seed) => {
  const { game, words, refuse, reasons, seats } = table;
  const translated = (text: string | undefined, what: string): void => {
    holds(
      text === undefined || isDisguised(text) || !/\p{L}{2}/u.test(text),
      `${what} is not translated: “${text}”`,
    );
  };
  sample(table, seed, rngOf, ({ state, by, move }) => {
    game.play(game.copy(state), by, move, (event) => translated(words.say(event, player), 'what happened'));
    if (by === CHANCE) translated(words.drawing?.(state), 'what chance is about to do');
    for (const seat of someOf(acting(table, state), 3)) {
      const seen = game.view(state, game.decides(state, seat));
      const { title, detail } = words.ask(seen, seat);
      translated(title, 'what is asked');
      translated(detail, 'what is asked');
      for (const legal of someOf(legalMoves(game, seen, seat), 20)) {
        translated(words.move(seen, seat, legal), 'a move');
        translated(reasons?.why(seen, seat, legal, player), 'a reason');
      }
      const reading = game.read(seen, seat, '💥');
      if ('refused' in reading) translated(refuse(reading.refused), 'a refusal');
    }
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer);
      for (const line of words.describe(seen, viewer)) translated(line, 'a description');
      translated(words.about(seen, Math.max(0, viewer)), 'what is said about a seat');
    }
  });
};
