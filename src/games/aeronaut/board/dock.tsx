/** Under the map: one's own cells, and what else can be done on a turn. */

import { LineIcon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, Hidden } from '../../../toolkit/ui/index.ts';
import { BONUS_ICONS } from '../map/bonus-icons.ts';
import { ABILITIES, type Ability, type AeronautEvent, type AeronautState } from '../rules/state.ts';
import { areaWords } from './area-words.ts';
import { AreaHead, Cells, Purse } from './areas.tsx';
import css from './dock.module.css';
import row from './row.module.css';
import type { Deed, Table } from './table.ts';

export function Dock({ table, events }: { table: Table; events: readonly AeronautEvent[] }) {
  const { say, view, viewer, seat, who, name } = table;
  // A player who chooses for the automaton, or for all to see, looks at those cells meanwhile.
  const side = seat >= 0 ? seat : viewer;
  return (
    <div class={css.dock}>
      {side >= 0 && (
        <section
          class={css.own}
          data-place={`area-${side}`}
          aria-label={side === viewer ? say.board.ownArea : name(side)}
        >
          <Hidden as="p">{areaWords(say, view, side, who)}</Hidden>
          {side !== viewer && <AreaHead who={who(side)} />}
          <Purse view={view} side={side} />
          <Cells view={view} side={side} events={events} />
        </section>
      )}
      <Actions table={table} />
    </div>
  );
}

interface Act {
  readonly key: string;
  readonly text: string;
  readonly icon: Ability | undefined;
  readonly pressed: boolean;
  readonly run: () => void;
}

const abilityCount = (view: AeronautState, side: number, ability: Ability): number =>
  side < 0 ? 0 : view.abilities[side * ABILITIES.length + ABILITIES.indexOf(ability)]!;

/** Steal, Rumour and abilities, as far as they can be used now. */
function actsOf(table: Table): Act[] {
  const { view, seat, choices, mode, picked, pick, setMode, offer } = table;
  const say = table.say.board;
  const deed = (key: Deed, text: string, icon?: Ability): Act => {
    const pressed = picked !== undefined && 'deed' in picked && picked.deed === key;
    return { key, text, icon, pressed, run: () => pick(pressed ? undefined : { deed: key }) };
  };
  const onMap = (key: 'teleport' | 'share', text: string): Act => ({
    key,
    text,
    icon: key,
    pressed: mode === key,
    run: () => setMode(mode === key ? 'turn' : key),
  });
  const times = (ability: Ability, text: string): string =>
    say.times(text, abilityCount(view, seat, ability));
  const { again } = choices;
  return [
    ...(choices.steals.length > 0 ? [deed('steal', say.steal)] : []),
    ...(choices.rumours.length > 0 ? [deed('rumour', say.rumour)] : []),
    ...(choices.pickpockets.length > 0 ? [deed('pickpocket', times('steal', say.pickpocket), 'steal')] : []),
    ...(choices.squeezes.length > 0 ? [deed('squeeze', times('squeeze', say.squeeze), 'squeeze')] : []),
    ...(choices.shares.size > 0 ? [onMap('share', times('share', say.share))] : []),
    ...(choices.teleports.size > 0 ? [onMap('teleport', times('teleport', say.teleport))] : []),
    ...(again === undefined
      ? []
      : [
          {
            key: 'again',
            text: times('again', say.again),
            icon: 'again' as const,
            pressed: false,
            run: () => offer(again),
          },
        ]),
  ];
}

function Actions({ table }: { table: Table }) {
  const acts = actsOf(table);
  if (acts.length === 0) return null;
  return (
    <fieldset class={cx(row.row, css.actions)}>
      <Hidden as="legend">{table.say.board.actions}</Hidden>
      {acts.map(({ key, text, icon, pressed, run }) => (
        <Button
          key={key}
          class={css.action}
          data-place={`use-${key}`}
          data-can=""
          aria-pressed={key === 'again' ? undefined : pressed}
          onClick={run}
        >
          {icon && <AbilityIcon ability={icon} />}
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

function AbilityIcon({ ability }: { ability: Ability }) {
  return <LineIcon d={BONUS_ICONS[ability].path} size={20} />;
}
