/** A player who has jumped, under a parachute, with the points of the jump. */
import { useRef } from 'preact/hooks';
import { Token } from '../../../toolkit/art/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import css from './chute.module.css';
import { Jumper } from './figure.tsx';
import { useSay } from './say.ts';

interface ChuteProps {
  readonly seat: number;
  readonly name: string;
  readonly level: number;
  /** The level itself, or the lowest one in sight. */
  readonly row: number;
  readonly points: number;
  readonly fresh: boolean;
}

/** Where each seat comes down, in hundredths of the width from the side that its cloud leaves free. */
const LANES = [10, 25, 17, 32, 13, 28] as const;

export function Chute({ seat, name, level, row, points, fresh }: ChuteProps) {
  const { board: say } = useSay();
  const jumps = useRef(fresh).current;
  const fromLeft = level % 2 === 0;
  const lane = LANES[seat % LANES.length]!;
  const style = {
    '--level': row + (seat % 3) * 0.12,
    '--lane': fromLeft ? lane : 100 - lane,
    '--from': fromLeft ? 1 : -1,
    '--beat': seat,
  };
  return (
    <div class={css.chute} data-fresh={jumps || undefined} style={style}>
      <div class={css.sway}>
        <Jumper seat={seat} name={name} class={css.jumper} />
        <Token value={say.gained(points)} class={cx(css.gain, jumps && motion.pop)} />
      </div>
    </div>
  );
}
