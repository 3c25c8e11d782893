import { envelope } from '../../../toolkit/art/balloon.tsx';
import { at, unspoken } from '../../../toolkit/art/place.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import css from './ring.module.css';
import { type SpecialShape, specialOutline } from './special.tsx';

type RingProps =
  | {
      readonly shape: 'box';
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  | { readonly shape: 'balloon' | SpecialShape };

const layers = [cx(css.halo, motion.pulse), css.paper, css.accent];

/**
 * "You can do this." Around a box that is centred at `y`, or along a balloon's outline. Its lines keep their pixels whatever
 * the scale of the board. Draw it before what it surrounds.
 */
export function LegalRing(props: RingProps) {
  return (
    <g class={css.ring} data-ring {...unspoken}>
      {layers.map((layer) => {
        if (props.shape === 'box') {
          const { y, width, height, radius } = props;
          const corner = { x: -width / 2, y: y - height / 2 };
          return <rect key={layer} class={layer} {...corner} width={width} height={height} rx={radius} />;
        }
        const d = props.shape === 'balloon' ? envelope : specialOutline(props.shape);
        return <path key={layer} class={layer} d={d} transform={at({ x: 0, y: 0, width: 106 })} />;
      })}
    </g>
  );
}
