/** Asks what a tap meant that was near to several things. */
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../toolkit/ui/index.ts';
import css from './which.module.css';

export interface Question {
  /** Where the tap was, in pixels of the board. */
  readonly x: number;
  readonly y: number;
  readonly answers: readonly { readonly name: string; readonly act: () => void }[];
}

interface WhichProps {
  readonly label: string;
  readonly question: Question;
  readonly onClose: () => void;
}

export function Which({ label, question: { x, y, answers }, onClose }: WhichProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <fieldset
      ref={box}
      class={css.which}
      style={{ '--tap-x': `${x}px`, '--tap-y': `${y}px` }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend>{label}</legend>
      {answers.map(({ name, act }) => (
        <Button
          key={name}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
