/** Text, lists, steps, legends and tables: of rulebooks and of player aids. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Aid, Block, Figure, Position } from '../../contract/index.ts';
import { cx } from '../../toolkit/ui/index.ts';
import { TableHead } from '../../toolkit/ui/score-table.tsx';
import css from './blocks.module.css';
import { inline } from './inline.tsx';
import numbers from './numbered.module.css';

/** Draws what a legend names: a component of the UI library that the contract does not know. */
export type SignPicture = ComponentType<{ readonly name: string }>;

export const signOf = (aid: Aid<Position> | undefined): SignPicture | undefined =>
  aid?.Sign as SignPicture | undefined;

export interface BlockTextProps {
  readonly block: Block;
  readonly Sign?: SignPicture | undefined;
  readonly figure: (figure: Figure) => ComponentChildren;
}

export function BlockText({ block, Sign, figure }: BlockTextProps) {
  if ('text' in block) return <p>{inline(block.text)}</p>;
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol class={cx(numbers.numbered, css.steps)}>{items(block.steps)}</ol>;
  if ('legend' in block)
    return (
      <ul class={css.legend}>
        {block.legend.map(({ sign, text }) => (
          <li key={sign}>
            <span class={css.sign} aria-hidden="true">
              {Sign && <Sign name={sign} />}
            </span>
            <span>{inline(text)}</span>
          </li>
        ))}
      </ul>
    );
  if ('table' in block) return <TableText {...block.table} />;
  return <>{figure(block.figure)}</>;
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{inline(text)}</li>);

function TableText({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div class={css.table}>
      <table>
        <TableHead titles={head.map(inline)} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                <td key={i}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
