/** What can be looked up in the middle of a game: the aid, tips on every place, and coaching for a first game. */

import type { Aid, Place, Seat, Section, Tip, WhoOf } from '../../contract/index.ts';
import { FieldSign } from '../../families/airfield/art/sign.tsx';
import { hasBit as has, lowestBit } from '../../families/airfield/formation.ts';
import { partsOf } from '../../families/airfield/places.ts';
import { fieldTip } from '../../families/airfield/tips.ts';
import { useInk } from '../../toolkit/art/ink.ts';
import { list, signs, text } from '../../toolkit/rulebook.ts';
import { choicesOf } from './board/choices.ts';
import { TokenDot } from './board/tokens.tsx';
import { BALLOONS, COLORS, type Color, MULTI, PAINT, SAFETY, SPACES, TOKEN_KINDS } from './data.ts';
import { canMoveTruck, moves } from './rules.ts';
import { setsOf } from './scoring.ts';
import { nextFree, type PanoramaState, safetySpace } from './state.ts';
import { tune } from './turnables.ts';
import { READ } from './why.ts';
import type { AidWords } from './words/index.ts';

export const aidOf = (say: AidWords): Aid<PanoramaState> => ({
  sections: (house = {}) => sections(say, tune(house).sets),
  Sign,
  tip: (view, viewer, place, who) => tipAt(say, view, viewer, place, who),
  coach: (view, seat, held) => coach(say, view, seat, held),
});

function Sign({ name }: { readonly name: string }) {
  const tokens: Readonly<Record<string, number>> = {
    red: COLORS.indexOf('R'),
    dropped: COLORS.indexOf('R'),
    multi: MULTI,
    token: SAFETY,
  };
  const kind = tokens[name];
  const { name: ink } = useInk();
  if (kind === undefined) return <FieldSign name={name} paint="R" />;
  if (name !== 'dropped') return <TokenDot kind={kind} size={36} />;
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
      <TokenDot kind={kind} size={36} />
      <path d="M5 31 31 5" stroke={ink === 'screen' ? 'currentColor' : '#000000'} stroke-width="3" />
    </svg>
  );
}

function sections({ turn, scoring, end, legend }: AidWords, sets: readonly number[]): readonly Section[] {
  return [
    { id: 'turn', title: turn.title, blocks: [list(...turn.list)] },
    {
      id: 'scoring',
      title: scoring.title,
      blocks: [
        text(scoring.text),
        { table: { head: scoring.head, rows: [[scoring.row, ...sets.slice(1).map(String)]] } },
        list(...scoring.list),
      ],
    },
    signs(legend),
    { id: 'end', title: end.title, blocks: [text(end.text)] },
  ];
}

function tipAt(say: AidWords, view: PanoramaState, viewer: Seat, place: Place, who: WhoOf): Tip | undefined {
  const [kind, name = '', what = ''] = partsOf(place);
  const { own } = say;
  switch (kind) {
    case 'road':
      return roadTip(say, view, Number(name));
    case 'edge':
      return own.lastSpace;
    case 'bed': {
      const load = view.load[Number(name)] ?? -1;
      if (!has(view.trucks, Number(name))) return roadTip(say, view, Number(name));
      return own.bed(Number(name), BALLOONS[load], load < 0 ? '' : own.brings(load));
    }
    case 'tray':
      return has(view.packed, BALLOONS.indexOf(name))
        ? say.tips.packed(name, own.packedSteps)
        : say.tips.gone(name);
    case 'tokens':
      return tokenTip(say, view, viewer, Number(name), what, who);
    case 'own':
      return say.tips.card(COLORS.filter((_, color) => has(view.colors[viewer] ?? 0, color)));
    default:
      return fieldTip(view, place, READ, say.tips);
  }
}

function roadTip({ own }: AidWords, view: PanoramaState, space: number): Tip {
  if (!has(view.trucks, space)) return space === SPACES ? own.lastSpace : own.road(space);
  const to = canMoveTruck(view, space) ? nextFree(view.trucks, space) : undefined;
  return own.truck(space, space === safetySpace(view), to);
}

function tokenTip(
  { own }: AidWords,
  view: PanoramaState,
  viewer: Seat,
  seat: Seat,
  what: string,
  who: WhoOf,
): Tip {
  const color = COLORS.indexOf(what as Color);
  const kind = color >= 0 ? color : what === 'multi' ? MULTI : SAFETY;
  const count = view.tokens[seat * TOKEN_KINDS + kind] ?? 0;
  if (kind === MULTI) return own.wild(who(seat), count);
  const dropped = seat === viewer && color >= 0 && has(view.colors[seat]!, color);
  return own.tokens(who(seat), kind, count, setsOf(view), dropped);
}

function coach(
  { coach: say, own }: AidWords,
  view: PanoramaState,
  seat: Seat,
  held: Place | undefined,
): string {
  if (held?.startsWith('tray') || held?.startsWith('bed')) return say.hold;
  const legal: number[] = [];
  legal.length = moves(view, seat, legal);
  const choices = choicesOf(legal);
  const colors = view.colors[seat] ?? 0;
  const isOwn = (balloon: number): boolean => balloon >= 0 && (PAINT[balloon]! & colors) !== 0;
  const spaces = view.load.map((_, space) => space).filter((space) => has(choices.launch, space));
  const launch = spaces.find((space) => isOwn(view.load[space]!)) ?? spaces[0];
  if (launch !== undefined) {
    const balloon = view.load[launch]!;
    return say.launch(BALLOONS[balloon]!, own.brings(balloon));
  }
  if (has(choices.drive, safetySpace(view))) return say.safety(setsOf(view)[4]!);
  const raise = BALLOONS.findIndex((_, balloon) => has(choices.ascend, balloon) && isOwn(balloon));
  if (raise >= 0) return say.raise(BALLOONS[raise]!);
  return choices.inflate !== 0 && lowestBit(choices.empty) > 0 ? say.inflate : say.fill;
}
