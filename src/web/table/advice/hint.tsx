/** The best three moves, what they are expected to bring, and why. */

import { useState } from 'preact/hooks';
import type { Game, Position, Seat } from '../../../contract/index.ts';
import { Button, Figure, heardOnly, Note } from '../../../toolkit/ui/index.ts';
import { type AdviceWords, useAdviceWords } from '../../words/index.ts';
import type { TableDialogProps } from '../dialogs.tsx';
import css from './hint.module.css';
import type { Hint } from './messages.ts';
import { type Dilemma, dilemmaOf } from './question.ts';
import { type Answer, useAnswer } from './use-answer.ts';

export function Hints({ seated: { model }, parts, desk, show }: TableDialogProps) {
  const say = useAdviceWords();
  // What was asked about stays, though others may move meanwhile.
  const [dilemma] = useState<Dilemma | undefined>(() => dilemmaOf(model));
  const [answer, again] = useAnswer(dilemma, desk);
  if (!dilemma) return <p>{say.failed}</p>;
  const { view, seat, people } = dilemma.question;
  const words = (hint: Hint): string => parts.words.move(view, seat, hint.move, model.teller.value.who);
  const legal = model.asked.value?.seat === seat ? model.asked.value.moves : [];
  return (
    <div class={css.hints}>
      {!model.teller.value.isYou(seat) && <Note>{say.whose(people[seat] ?? people.at(-1)!)}</Note>}
      <div role="status" class={answer ? heardOnly : css.waiting}>
        <p>{spoken(answer, words, say)}</p>
        {!answer && <span class={css.thinking} aria-hidden="true" />}
      </div>
      {answer === 'failed' && <Button onClick={again}>{say.again}</Button>}
      {answer && answer !== 'failed' && (
        <>
          <ol class={css.list}>
            {answer.map((hint, i) => (
              <Row
                key={hint.move}
                hint={hint}
                words={words(hint)}
                rank={i + 1}
                scale={scaleOf(answer)}
                onPlay={
                  dilemma.open && legal.includes(hint.move)
                    ? () => {
                        show(undefined);
                        model.offer(hint.move);
                      }
                    : undefined
                }
              />
            ))}
          </ol>
          <Note>{footOf(answer.length, movesOf(parts.game, view, seat), say)}</Note>
        </>
      )}
    </div>
  );
}

/** Thinking, or what came of it: heard politely, wherever the focus is. */
function spoken(answer: Answer, words: (hint: Hint) => string, say: AdviceWords): string {
  if (!answer) return say.thinking;
  const best = answer === 'failed' ? undefined : answer[0];
  return best ? say.found(words(best), say.worth(best.value, best.unit), whyOf(best, say)) : say.failed;
}

function movesOf(game: Game<Position>, view: Position, seat: Seat): number {
  return game.moves(view, seat, []);
}

const whyOf = ({ why, share }: Hint, say: AdviceWords): string => why ?? say.tried(share);

function footOf(found: number, moves: number, say: AdviceWords): string {
  if (moves === 1) return say.only;
  return found === 1 ? say.othersHopeless(moves - 1) : say.basis;
}

/** Where bars begin and end: chances from nothing to certainty, points around what there is to choose from. */
function scaleOf(hints: readonly Hint[]): readonly [number, number] {
  if (hints[0]?.unit === 'chance') return [0, 1];
  const values = hints.map(({ value }) => value);
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

interface RowProps {
  readonly hint: Hint;
  readonly words: string;
  readonly rank: number;
  readonly scale: readonly [number, number];
  readonly onPlay: (() => void) | undefined;
}

function Row({ hint, words, rank, scale: [low, high], onPlay }: RowProps) {
  const say = useAdviceWords();
  const width = Math.max(2, (100 * (hint.value - low)) / (high - low));
  return (
    <li class={css.hint}>
      <Figure class={css.rank} aria-hidden="true">
        {rank}
      </Figure>
      <div class={css.body}>
        <p class={css.move}>{words}</p>
        <div class={css.worth}>
          <span class={css.bar} aria-hidden="true">
            <span style={{ width: `${width}%` }} />
          </span>
          <Figure>{say.worth(hint.value, hint.unit)}</Figure>
        </div>
        <p>{whyOf(hint, say)}</p>
        <div class={css.foot}>
          {onPlay && (
            <Button aria-label={say.playOf(words)} onClick={onPlay}>
              {say.play}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
