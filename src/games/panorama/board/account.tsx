/** One player's account, token by token: what was dropped, what was given, what each set scores. */
import type { Seat } from '../../../contract/index.ts';
import { hasBit as has } from '../../../families/airfield/formation.ts';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { BALLOONS, type Balloon, COLORS, MULTI, PAINT, SAFETY, TOKEN_KINDS } from '../data.ts';
import { achievements, formationScore, setPoints, setsOf } from '../scoring.ts';
import type { PanoramaState } from '../state.ts';
import css from './account.module.css';
import { useSay } from './say.ts';
import { TokenDot } from './tokens.tsx';

export function SetRows({ view, seat }: { view: PanoramaState; seat: Seat }) {
  const say = useSay().scoring;
  const own = view.colors[seat]!;
  const { sets, given, safety, points } = achievements(view, seat, own);
  const values = setsOf(view);
  const held = view.tokens.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
  return (
    <>
      {COLORS.map((paint, color) => {
        const dropped = has(own, color) ? held[color]! : 0;
        return (
          (sets[color]! > 0 || dropped > 0) && (
            <SetRow
              values={values}
              key={paint}
              kind={color}
              kept={sets[color]! - given[color]!}
              given={given[color]!}
              dropped={dropped}
            />
          )
        );
      })}
      {safety > 0 && <SetRow values={values} kind={SAFETY} kept={safety} given={0} dropped={0} />}
      <tr class={css.sum}>
        <th scope="row" colSpan={2}>
          {say.achievements}
        </th>
        <td>{points}</td>
      </tr>
    </>
  );
}

interface SetRowProps {
  /** What sets are worth, by size. */
  readonly values: readonly number[];
  readonly kind: number;
  readonly kept: number;
  /** Multicoloured tokens that were given this colour. */
  readonly given: number;
  readonly dropped: number;
}

function SetRow({ values, kind, kept, given, dropped }: SetRowProps) {
  const { kind: name, scoring: say } = useSay();
  return (
    <tr>
      <th scope="row">{name(kind)}</th>
      <td>
        <span class={css.tokens} aria-hidden="true">
          <Dots kind={kind} count={kept} />
          <Dots kind={MULTI} count={given} />
          {dropped > 0 && (
            <span class={css.dropped}>
              <Dots kind={kind} count={dropped} />
            </span>
          )}
        </span>
        <Hidden>{say.tokensOf(kept, given, dropped)}</Hidden>
        {dropped + given > 0 && (
          <small class={css.note} aria-hidden="true">
            {dropped > 0 ? say.dropped : say.given(given)}
          </small>
        )}
      </td>
      <td>{setPoints(values, kept + given)}</td>
    </tr>
  );
}

function Dots({ kind, count }: { kind: number; count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <TokenDot key={i} kind={kind} size={20} />
      ))}
    </>
  );
}

export function FormationRow({ order, own }: { order: readonly Balloon[]; own: number }) {
  const say = useSay().scoring;
  const mine = order.flatMap((balloon, i) => (PAINT[balloon]! & own ? [{ balloon, number: i + 1 }] : []));
  return (
    <tr class={css.sum}>
      <th scope="row">{say.formationPoints}</th>
      <td>
        {mine.length === 0
          ? say.nothing
          : mine.map(({ balloon, number }) => (
              <span key={balloon} class={css.number}>
                {BALLOONS[balloon]} <b>{number}</b>
              </span>
            ))}
      </td>
      <td>{formationScore(order, own)}</td>
    </tr>
  );
}
