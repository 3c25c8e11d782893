/** The sky: clouds that sink as the balloon climbs, the balloon, and those who have jumped. */
import { useRef } from 'preact/hooks';
import type { NameOf } from '../../../contract/index.ts';
import { Token } from '../../../toolkit/art/index.ts';
import { CLASSIC_TOP } from '../data.ts';
import { type CloudEvent, type CloudState, diceAt, isAboard, pointsAt, Step } from '../state.ts';
import { Airship, type Rider } from './airship.tsx';
import { Jumper } from './figure.tsx';
import { boardWords as say } from './words.ts';

/** Clouds above the balloon that are in sight, and how many below it are kept. */
const ABOVE = 3;
const BELOW = 2;

export interface StageProps {
  readonly view: CloudState;
  readonly events: readonly CloudEvent[];
  readonly name: NameOf;
}

/** The lowest cloud in sight: the balloon itself climbs to the second place, then the clouds come down to it. */
const baseOf = (view: CloudState): number => Math.max(1, view.level - 1);

export function Stage({ view, events, name }: StageProps) {
  const base = baseOf(view);
  const top = view.classic ? CLASSIC_TOP : Number.POSITIVE_INFINITY;
  const levels: number[] = [];
  for (let level = Math.max(1, base - BELOW); level <= Math.min(view.level + ABOVE, top); level++)
    levels.push(level);
  return (
    <div class="cloud9-stage" aria-hidden="true" style={{ '--base': base }}>
      {levels.map((level) => (
        <Cloud key={level} view={view} level={level} />
      ))}
      <Ship view={view} name={name} />
      {view.jumped.map((level, seat) =>
        level > 0 && view.step !== Step.DEAL ? (
          <Chute
            key={seat}
            seat={seat}
            name={name(seat)}
            level={level}
            row={Math.max(level, base + 0.05)}
            points={pointsAt(view, level)}
            fresh={events.some((event) => event.kind === 'left' && event.seat === seat)}
          />
        ) : null,
      )}
    </div>
  );
}

const SHAPES = [
  'M22 92C4 92 0 68 20 64C14 44 38 32 54 42C60 14 102 8 116 34C132 18 162 28 164 52C188 46 206 64 196 80C194 88 186 92 176 92Z',
  'M14 92C0 90 2 70 20 70C20 52 44 46 56 58C62 36 96 32 108 52C118 30 154 34 158 60C176 54 198 62 200 78C200 88 192 92 184 92Z',
] as const;

function Cloud({ view, level }: { view: CloudState; level: number }) {
  const here = level === view.level && view.step !== Step.OVER;
  const d = SHAPES[level % 2]!;
  const last = view.classic === 1 && level === CLASSIC_TOP;
  return (
    <div
      class={`cloud9-cloud ${level % 2 ? 'is-left' : 'is-right'}${here ? ' is-here' : ''}`}
      style={{ '--level': level }}
    >
      <svg viewBox="0 0 208 104" aria-hidden="true" focusable="false">
        <path class="cloud-shadow" d={d} transform="translate(4 7)" />
        <path class="cloud9-cloud-back" d={d} transform="translate(20 -8) scale(.86 .98)" />
        <path class={last ? 'cloud9-cloud-front is-last' : 'cloud9-cloud-front'} d={d} />
      </svg>
      <span class="cloud9-cloud-number">{level}</span>
      <span class="cloud9-cloud-worth">{say.cloud(pointsAt(view, level), diceAt(view, level))}</span>
    </div>
  );
}

function Ship({ view, name }: { view: CloudState; name: NameOf }) {
  const riders: Rider[] = [];
  const asking = view.step === Step.PASSENGERS || view.step === Step.PAY || view.step === Step.ALONE;
  // They stand as they are asked: the pilot first, then clockwise.
  for (let i = 0; i < view.seats; i++) {
    const seat = (view.pilot + i) % view.seats;
    if (isAboard(view, seat))
      riders.push({
        seat,
        name: name(seat),
        pilot: seat === view.pilot,
        asked: asking && seat === view.turn,
      });
  }
  const done = view.step === Step.DRAW || view.step === Step.OVER;
  const fate = done ? (riders.length > 0 ? 'is-fallen' : 'is-empty') : '';
  return (
    <div class={`cloud9-ship ${fate}`} style={{ '--level': view.level }}>
      <div class="cloud9-float">
        <Airship label={String(view.level)} riders={riders} />
      </div>
    </div>
  );
}

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

function Chute({ seat, name, level, row, points, fresh }: ChuteProps) {
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
    <div class={jumps ? 'cloud9-chute is-fresh' : 'cloud9-chute'} style={style}>
      <div class="cloud9-sway">
        <Jumper seat={seat} name={name} />
        <Token value={say.gained(points)} class="cloud9-gain" />
      </div>
    </div>
  );
}
