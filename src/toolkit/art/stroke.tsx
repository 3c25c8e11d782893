import { useInk } from './ink.ts';

interface StrokeProps {
  readonly d: string;
  /** Any colour that is no paint. */
  readonly hex: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly round?: boolean;
}

/** A line of a drawing. */
export const Stroke = ({ d, hex, width, opacity, round = false }: StrokeProps) => (
  <path
    d={d}
    fill="none"
    stroke={useInk().tone(hex)}
    stroke-width={width}
    stroke-opacity={opacity}
    stroke-linecap={round ? 'round' : undefined}
  />
);
