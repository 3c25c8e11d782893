/** A whole sky of balloons over the lake, and the tokens that they bring. */
import { Flight } from '../../families/airfield/art/flight.tsx';
import { morning } from '../../toolkit/art/morning.tsx';
import { ScenePicture } from '../../toolkit/art/sky.tsx';
import { TokenDot } from './board/tokens.tsx';
import css from './cover.module.css';
import { TOKEN_KINDS } from './data.ts';

const kinds = Array.from({ length: TOKEN_KINDS }, (_, kind) => kind);

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={morning} {...props}>
    <Flight balloons="GW 505 330 0.7, PY 880 255 0.75, BR 1065 395 0.8, WY 640 190 0.85, GP 300 430 0.9, RW 760 445 1, BY 1320 230 1.15, GR 120 200 1.3, X2 1000 165 1.5, BW 415 165 1.6, PR 1180 560 1.9, X1 560 560 2.6" />
    <path class={css.album} d="M250 775Q720 735 1190 775V873Q720 833 250 873Z" />
    {kinds.map((kind, i) => (
      <g key={kind} transform={`translate(${306 + 110 * i} ${781 - i * (7 - i) * 1.6})`}>
        <TokenDot kind={kind} size={82} />
      </g>
    ))}
  </ScenePicture>
);
