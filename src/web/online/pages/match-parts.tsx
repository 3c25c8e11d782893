/** What of a finished match needs the game's own code: it is loaded when it is unfolded. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { WhoOf } from '../../../contract/index.ts';
import { CHANCE, type Position, type ScoringProps, SPECTATOR } from '../../../contract/index.ts';
import type { LocalizedGame } from '../../../toolkit/listing.ts';
import { signsOf } from '../../../toolkit/signs.ts';
import { cx, Note, Trouble } from '../../../toolkit/ui/index.ts';
import { useShellWords } from '../../words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import type { FinishedProps } from './match.tsx';
import { followMatch, notationOf } from './match-data.ts';
import css from './match-parts.module.css';

interface UnfoldProps {
  readonly summary: string;
  readonly load: () => Promise<ComponentChildren>;
}

/** A fold whose content is made when it is first opened. */
export function Unfold({ summary, load }: UnfoldProps) {
  const shell = useShellWords();
  const content = useSignal<ComponentChildren | undefined>(undefined);
  const asked = useSignal(false);
  const open = async () => {
    if (asked.peek()) return;
    asked.value = true;
    try {
      content.value = await load();
    } catch {
      content.value = <Trouble>{shell.partNotLoaded}</Trouble>;
      asked.value = false;
    }
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && open()}>
      <summary>{summary}</summary>
      {content.value ?? <Note>{shell.loading}</Note>}
    </details>
  );
}

interface LinesProps {
  readonly name: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A long list in a box of its own. */
export function Lines({ name, class: kind, children }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keys
    <section class={css.scroll} tabIndex={0} aria-label={name}>
      <ol class={kind}>{children}</ol>
    </section>
  );
}

function whoIn({ seats }: FinishedProps['file']): WhoOf {
  const signs = signsOf(seats.map(({ name }) => name));
  return (seat) => ({ name: seats[seat]?.name ?? '', isYou: false, sign: signs[seat] ?? seat });
}

export function Scoring({ game, file }: FinishedProps & { readonly game: LocalizedGame }) {
  const say = useOnlineWords().match;
  const load = async () => {
    const who = whoIn(file);
    const [followed, board] = await Promise.all([followMatch(game, file, who, say), game.board()]);
    if (!followed || !file.result) return <Trouble>{say.cannotFollow}</Trouble>;
    await board.fetchScoring?.();
    const Points = board.Scoring as unknown as ComponentType<ScoringProps<Position>>;
    return (
      <div style={{ position: 'relative' }}>
        <Points view={followed.match.state} result={file.result} who={who} viewer={SPECTATOR} />
      </div>
    );
  };
  return <Unfold summary={say.scoring} load={load} />;
}

/** Every move in the words of the game; in notation, as the file has it, where its rules are not shipped. */
export function Moves({ game, file, table }: FinishedProps) {
  const say = useOnlineWords().match;
  const load = async () => {
    const followed = game && (await followMatch(game, file, whoIn(file), say));
    const lines = followed?.lines ?? notationOf(file);
    return (
      <>
        {followed && table && <Note>{say.movesHelp}</Note>}
        <Lines name={say.moves} class={css.moves}>
          {lines.map(({ n, by, texts, note }, i) => (
            <li key={i} data-note={note}>
              {note ? <span /> : followed && table ? <a href={`${table}?at=${n}`}>{n}</a> : n}{' '}
              <span class={cx((by === CHANCE || note) && css.drawn)}>{texts.join(' ')}</span>
            </li>
          ))}
        </Lines>
      </>
    );
  };
  return <Unfold summary={say.moves} load={load} />;
}
