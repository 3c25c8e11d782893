import { envelope } from './balloon.tsx';
import { at, classes, unspoken } from './place.ts';
import { type SpecialShape, specialOutline } from './special.tsx';

/** Its lines keep their pixels whatever the scale of the board. Draw it before what it surrounds. */
export interface RingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A box when given (centred like the circle); follows a balloon's outline with `shape`. */
  readonly height?: number;
  readonly radius?: number;
  readonly shape?: 'circle' | 'box' | 'balloon' | SpecialShape;
  readonly class?: string;
}

const legalLayers = ['legal-ring-halo', 'legal-ring-paper', 'legal-ring-accent'] as const;
const focusLayers = ['focus-ring-paper', 'focus-ring-ink'] as const;

/** "You can do this." */
export function LegalRing(props: RingProps) {
  return (
    <g class={classes('legal-ring', props.class)} {...unspoken}>
      <Outline {...props} layers={legalLayers} />
    </g>
  );
}

/** "The keyboard is here": the child of a focusable element of a board, shown while that has the focus. */
export function FocusRing(props: RingProps) {
  return (
    <g class={classes('focus-ring', props.class)} {...unspoken}>
      <Outline {...props} layers={focusLayers} />
    </g>
  );
}

function Outline(props: RingProps & { readonly layers: readonly string[] }) {
  const { x, y, width, height = width, radius = 14, layers } = props;
  const shape = props.shape ?? (props.height === undefined ? 'circle' : 'box');
  return (
    <>
      {layers.map((layer) => {
        if (shape === 'circle') return <circle key={layer} class={layer} cx={x} cy={y} r={width / 2} />;
        if (shape === 'box') {
          const corner = { x: x - width / 2, y: y - height / 2 };
          return <rect key={layer} class={layer} {...corner} width={width} height={height} rx={radius} />;
        }
        const d = shape === 'balloon' ? envelope : specialOutline(shape);
        return <path key={layer} class={layer} d={d} transform={at({ x, y, width: width * 1.06 })} />;
      })}
    </>
  );
}
