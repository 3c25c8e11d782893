import { useEffect, useState } from 'preact/hooks';
import { type DeskPlace, deskAt } from './desk.ts';
import type { Hint } from './messages.ts';
import type { Dilemma } from './question.ts';

export type Answer = readonly Hint[] | 'failed' | undefined;

/** What the desk says about a choice, undefined while it thinks; and a way to ask again. */
export function useAnswer(dilemma: Dilemma | undefined, desk: DeskPlace): readonly [Answer, () => void] {
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
  const again = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  return [answer, again];
}
