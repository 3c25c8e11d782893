import { envelope } from './balloon.tsx';
import { at, classes, unspoken } from './place.ts';
import { type SpecialShape, specialOutline } from './special.tsx';

/** The ring that says "you can do this". Its lines keep their pixels whatever the scale of the board. */
export interface LegalRingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A box when given (centred like the circle); follows a balloon's outline with `shape`. */
  readonly height?: number;
  readonly radius?: number;
  readonly shape?: 'circle' | 'box' | 'balloon' | SpecialShape;
  readonly class?: string;
}

export function LegalRing(props: LegalRingProps) {
  const { x, y, width, height = width, radius = 14 } = props;
  const shape = props.shape ?? (props.height === undefined ? 'circle' : 'box');
  return (
    <g class={classes('legal-ring', props.class)} {...unspoken}>
      {(['legal-ring-halo', 'legal-ring-paper', 'legal-ring-accent'] as const).map((layer) => {
        if (shape === 'circle') return <circle key={layer} class={layer} cx={x} cy={y} r={width / 2} />;
        if (shape === 'box')
          return (
            <rect
              key={layer}
              class={layer}
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              rx={radius}
            />
          );
        const d = shape === 'balloon' ? envelope : specialOutline(shape);
        return <path key={layer} class={layer} d={d} transform={at({ x, y, width: width * 1.06 })} />;
      })}
    </g>
  );
}
