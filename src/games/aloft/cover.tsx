/** Balloons in formation over the convoy, at sunrise. */
import { Flight } from '../../families/airfield/art/flight.tsx';
import { Truck } from '../../families/airfield/art/truck.tsx';
import { Cloud, ScenePicture } from '../../toolkit/art/sky.tsx';
import { sunrise } from './board/scene.tsx';
import css from './cover.module.css';

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={sunrise} {...props}>
    <Cloud x={90} y={110} scale={1.5} />
    <Cloud x={420} y={40} scale={1.1} shape={1} />
    <path class={css.road} d="M-10 772C400 756 1040 756 1450 772V900H-10Z" />
    <path class={css.line} d="M0 842H1440" />
    <Truck kind="launch" x={245} y={818} width={250} />
    <Truck kind="launch" x={610} y={818} width={250} />
    <Truck kind="launch" x={905} y={818} width={250} />
    <Truck kind="safety" x={1230} y={818} width={250} />
    <Flight balloons="PY 415 500 2, GW 590 300 2.1, RY 780 505 2.2, GP 960 290 2.2, WY 1150 480 2.3, RW 1310 215 2.1, GR 205 600 2.3" />
  </ScenePicture>
);
