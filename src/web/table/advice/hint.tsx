/** The best three moves, what they are expected to bring, and why. */

import { useEffect, useState } from 'preact/hooks';
import type { Game, Position, Seat } from '../../../contract/index.ts';
import { subject } from '../../../toolkit/english.ts';
import type { TableDialogProps } from '../dialogs.tsx';
import './advice.css';
import { deskAt } from './desk.ts';
import type { Hint } from './messages.ts';
import { type Dilemma, dilemmaOf } from './question.ts';
import { adviceWords as say } from './words.ts';

type Answer = readonly Hint[] | 'failed' | undefined;

export function Hints({ seated: { model }, parts, desk, show }: TableDialogProps) {
  // What was asked about stays, though others may move meanwhile.
  const [dilemma] = useState<Dilemma | undefined>(() => dilemmaOf(model));
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let here = true;
    if (!dilemma) return;
    deskAt(desk)
      .ask(dilemma.question)
      .then(
        (hints) => here && setAnswer(hints),
        () => here && setAnswer('failed'),
      );
    return () => {
      here = false;
    };
  }, [tries]);
  if (!dilemma) return <p>{say.failed}</p>;
  const { view, seat, people } = dilemma.question;
  const words = (hint: Hint): string => parts.words.move(view, seat, hint.move);
  const legal = model.asked.value?.seat === seat ? model.asked.value.moves : [];
  const name = subject(people[seat] ?? people.at(-1)!);
  return (
    <div class="hints">
      {!model.teller.value.isYou(seat) && <p class="note">{say.whose(name)}</p>}
      <div role="status" class={answer ? 'visually-hidden' : 'hints-wait'}>
        <p>{spoken(answer, words)}</p>
        {!answer && <span class="hints-bar" aria-hidden="true" />}
      </div>
      {answer === 'failed' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            setAnswer(undefined);
            setTries(tries + 1);
          }}
        >
          {say.again}
        </button>
      )}
      {answer && answer !== 'failed' && (
        <>
          <ol class="hint-list">
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
          <p class="note">{footOf(answer.length, movesOf(parts.game, view, seat))}</p>
        </>
      )}
    </div>
  );
}

/** Thinking, or what came of it: heard politely, wherever the focus is. */
function spoken(answer: Answer, words: (hint: Hint) => string): string {
  if (!answer) return say.thinking;
  const best = answer === 'failed' ? undefined : answer[0];
  return best ? say.found(words(best), say.worth(best.value, best.unit), best.why) : say.failed;
}

function movesOf(game: Game<Position>, view: Position, seat: Seat): number {
  return game.moves(view, seat, []);
}

function footOf(found: number, moves: number): string {
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
  const width = Math.max(2, (100 * (hint.value - low)) / (high - low));
  return (
    <li class="hint">
      <span class="hint-rank number" aria-hidden="true">
        {rank}
      </span>
      <div class="hint-body">
        <p class="hint-move">{words}</p>
        <div class="hint-worth">
          <span class="hint-bar" aria-hidden="true">
            <span style={{ width: `${width}%` }} />
          </span>
          <span class="number">{say.worth(hint.value, hint.unit)}</span>
        </div>
        <p>{hint.why}</p>
        <div class="hint-foot">
          <p class="note">{say.share(hint.share)}</p>
          {onPlay && (
            <button type="button" class="button" aria-label={say.playOf(words)} onClick={onPlay}>
              {say.play}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
