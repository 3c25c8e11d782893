import type { GameMeta } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';
import { titleOf } from '../titles.ts';
import type { CliWords } from '../words/index.ts';

export async function listGames(
  { games, out, paint, words }: Context,
  flags: { json?: boolean },
): Promise<void> {
  if (flags.json) {
    out.line(JSON.stringify(games.map(({ meta }) => meta)));
    return;
  }
  games.forEach(({ meta }, i) => {
    if (i > 0) out.line();
    out.line(`${paint('bold', meta.id)}  ${titleOf(meta)}: ${words.games.facts(meta)}`);
    for (const text of [meta.tagline, words.games.by(meta.designers)])
      out.lines(indent(wrap(text, out.width - 2)));
    out.lines(indent(optionLines(words.games, meta, out.width - 2)));
  });
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function optionLines(say: CliWords['games'], { options }: GameMeta, width: number): string[] {
  const rows = Object.entries(options).map(([name, spec]) => [say.option(name, spec), say.optionTakes(spec)]);
  return rows.length === 0 ? [] : columns(rows, width);
}
