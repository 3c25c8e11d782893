/** What helps at the table: the player aid, tips on every place, and why a player would do what is asked. */
import type { Aid, Block } from '../../contract/index.ts';
import { list, text } from '../../toolkit/rulebook.ts';
import { outlineAt } from './board/shapes.ts';
import css from './board/sign.module.css';
import { SymbolPath } from './board/symbol.tsx';
import { coach } from './coach.ts';
import { face } from './numbers.ts';
import { DEMO, sheetNamed, tablesNamed } from './sheet/index.ts';
import type { FlightState } from './state.ts';
import { tip } from './tips.ts';
import { tunedName } from './turnables.ts';
import type { AidWords } from './words/index.ts';

export const aid = (say: AidWords): Aid<FlightState> => ({
  sections: (house) => sections(say, house ? tunedName(house) : DEMO),
  Sign,
  tip: (view, viewer, place, who) => tip(say, view, viewer, place, who),
  coach: (view, seat, held) => coach(say, view, seat, held),
});

function sections({ sections: say }: AidWords, id: string) {
  const { symbols, goal, finish, ceiling } = sheetNamed(id);
  const { tokens, columns } = tablesNamed(id);
  const goals: Block = text(
    goal.kind === 'each' ? say.symbols.goal(goal.steps) : say.symbols.sets(goal.points),
  );
  return [
    { id: 'turn', title: say.turn.title, blocks: [{ steps: say.turn.steps }] },
    {
      id: 'symbols',
      title: say.symbols.title,
      blocks: [
        {
          legend: symbols.map(({ name, modifier, points }) => ({
            sign: name,
            text: say.symbols.each(name, modifier, points),
          })),
        },
        goals,
      ],
    },
    {
      id: 'tail',
      title: say.tail.title,
      blocks: [
        text(say.tail.text),
        { legend: tokens.map((token) => ({ sign: token, text: say.tail.actions[token] ?? token })) },
      ],
    },
    { id: 'scoring', title: say.scoring.title, blocks: [list(...say.scoring.list(finish, ceiling))] },
    { id: 'end', title: say.end.title, blocks: [text(say.end.text(columns))] },
  ];
}

/** A symbol of the sky, or what stands on a button of the tail. */
function Sign({ name }: { readonly name: string }) {
  const isSymbol = sheetNamed(DEMO).symbols.some((each) => each.name === name);
  if (!isSymbol)
    return (
      <span class={css.token} data-token={name}>
        {face(name)}
      </span>
    );
  return (
    <svg class={css.symbol} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <SymbolPath name={name} d={outlineAt(name, 0, 0)} />
    </svg>
  );
}
