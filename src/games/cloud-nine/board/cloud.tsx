/** A cloud with its number, and what it is worth and asks for. */
import { bank, cumulus } from '../../../toolkit/art/index.ts';
import { CLASSIC_TOP } from '../data.ts';
import { type CloudState, diceAt, pointsAt, Step } from '../state.ts';
import css from './cloud.module.css';
import { useSay } from './say.ts';

export function Cloud({ view, level }: { view: CloudState; level: number }) {
  const { board: say } = useSay();
  const here = level === view.level && view.step !== Step.OVER;
  const d = level % 2 ? bank : cumulus;
  const last = view.classic === 1 && level === CLASSIC_TOP;
  const dice = diceAt(view, level);
  return (
    <div
      class={css.cloud}
      data-place={`cloud-${level}`}
      data-odd={level % 2 === 1 || undefined}
      data-here={here || undefined}
      style={{ '--level': level, '--side': level % 2 ? -1 : 1 }}
    >
      <svg viewBox="0 0 208 104" aria-hidden="true" focusable="false">
        <path class={css.shadow} d={d} transform="translate(4 7)" />
        <path class={css.back} d={d} transform="translate(20 -8) scale(.86 .98)" />
        <path class={css.front} data-last={last || undefined} d={d} />
      </svg>
      <span class={css.number}>{level}</span>
      <span class={css.worth} dir="auto">
        <span>{say.stakes(pointsAt(view, level))}</span>
        {dice > 0 && <span>{say.toRoll(dice)}</span>}
      </span>
    </div>
  );
}
