/** A player who has jumped, under a parachute, with the points of the jump. */
import { useRef } from 'preact/hooks';
import type { Who } from '../../../contract/index.ts';
import { Token } from '../../../toolkit/art/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import css from './chute.module.css';
import { Jumper } from './figure.tsx';
import { useSay } from './say.ts';

interface ChuteProps {
  readonly seat: number;
  readonly who: Who;
  readonly points: number;
  readonly fresh: boolean;
}

export function Chute({ seat, who, points, fresh }: ChuteProps) {
  const { board: say } = useSay();
  const jumps = useRef(fresh).current;
  return (
    <div
      class={css.chute}
      data-place={`jumper-${seat}`}
      data-fresh={jumps || undefined}
      style={{ '--beat': seat }}
    >
      <Jumper who={who} class={css.jumper} />
      <Token value={say.gained(points)} class={cx(css.gain, jumps && motion.pop)} />
    </div>
  );
}
