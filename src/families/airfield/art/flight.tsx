import { FieldBalloon } from './balloon.tsx';

/** Balloons in the air: letters, place and scale of each, "GR 205 600 2.3, PY 415 500 2", from far to near. */
export function Flight({ balloons }: { balloons: string }) {
  return balloons.split(', ').map((one) => {
    const [name = '', x, y, scale] = one.split(' ');
    return (
      <g key={name} transform={`translate(${x} ${y}) scale(${scale})`}>
        <FieldBalloon name={name} state="flying" />
      </g>
    );
  });
}
