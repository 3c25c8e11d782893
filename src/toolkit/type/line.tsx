/** One line of text. Where it would be wider than there is room, it is made smaller. */
import { type Face, faces, typed, widthOf } from './face.ts';

export interface LineProps {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  /** The height of the type, in millimetres. */
  readonly size: number;
  readonly text: string;
  readonly face?: Face;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly most?: number;
}

export function Line({
  x,
  y,
  size,
  text: given,
  face = 'text',
  color = '#000000',
  anchor = 'start',
  most,
}: LineProps) {
  const text = typed(given);
  const width = widthOf(text, face, size);
  const height = most !== undefined && width > most ? (size * most) / width : size;
  // Counted here and not left to the printer's library: both then agree on where a line begins.
  const start = anchor === 'start' ? x : x - widthOf(text, face, height) * (anchor === 'middle' ? 0.5 : 1);
  return (
    <text x={+start.toFixed(3)} y={y} font-size={+height.toFixed(3)} fill={color} {...faces[face]}>
      {text}
    </text>
  );
}
