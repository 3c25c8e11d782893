/** The lab of a game: bots play in workers, and the report fills while one watches. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game, HouseText, LabHints, Position } from '../../contract/index.ts';
import { reportBody } from '../../lab/html.ts';
import { type ReportNames, reportNames } from '../../lab/names.ts';
import type { Plan } from '../../lab/plan.ts';
import { featureIds } from '../../lab/play.ts';
import { type LabWords, labWords } from '../../lab/words/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { arrange, Button, Cluster, cx, Note, Panel, Trouble } from '../../toolkit/ui/index.ts';
import { announceNow } from '../shell/announce.tsx';
import beside from '../shell/beside.module.css';
import { GamePage } from '../shell/game-page.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useLabWords } from '../words/index.ts';
import { changeables, type Form, planOf } from './asked.ts';
import { FILES, saveFile } from './files.ts';
import { LabForm } from './form.tsx';
import css from './page.module.css';
import { LabRun } from './run.ts';
import { Shown } from './shown.tsx';

interface Loaded {
  readonly game: Game<Position>;
  readonly hints: LabHints<Position> | undefined;
  readonly house: HouseText | undefined;
  readonly said: LabWords;
}

async function loadedOf(entry: LocalizedGame): Promise<Loaded> {
  const [game, hints, house, said] = await Promise.all([
    entry.rules(),
    entry.entry.lab?.(entry.language),
    entry.house(),
    labWords(entry.language),
  ]);
  return { game, hints, house, said };
}

export const LabPage = ({ id }: { readonly id: string }) => (
  <GamePage id={id} load={loadedOf} show={(loaded, entry) => <Lab loaded={loaded} entry={entry} />} />
);

const PROGRAM = 'updraft, in a browser';

/** Here the form stands above the report, not beside it (shell/beside.module.css). */
const NARROW = '(max-width: 999px)';

/** The report is drawn anew at most so often, in milliseconds. */
const DRAWN_EVERY = 600;

function Lab({ loaded, entry }: { readonly loaded: Loaded; readonly entry: LocalizedGame }) {
  const say = useLabWords();
  const { meta } = entry;
  usePage(say.title(meta.title));
  const [form, setForm] = useState<Form>(() => ({
    players: Math.max(2, meta.usualSeats),
    games: 200,
    bot: 'greedy',
    seed: '1',
    levels: true,
    options: defaultOptions(meta.options),
    changes: [],
  }));
  const [isAsking, setAsking] = useState(true);
  const known = useMemo(
    () => changeables(meta, loaded.game, loaded.house, form),
    [meta, loaded, form.players, form.options],
  );
  const names = reportNames(meta, loaded.hints, loaded.house);
  const { run, html, began, start, stop } = useRun(loaded, names);
  return (
    <PlainPage class={cx(arrange.column, beside.page, beside.choices)}>
      <header class={cx(beside.head, beside.about)}>
        <h1 tabIndex={-1}>{say.heading(meta.title)}</h1>
        <p>{say.about}</p>
      </header>
      <Panel class={cx(beside.side, arrange.screenOnly)}>
        <div class={cx(beside.ways, css.ways)}>
          <Cluster>
            {run && !run.isOver ? (
              <Button onClick={stop}>{say.stop}</Button>
            ) : (
              <Button
                tone="primary"
                onClick={() => {
                  // On a phone the report would fill below the form, where the player does not see it.
                  if (matchMedia(NARROW).matches) setAsking(false);
                  start(planOf(form, entry.entry.facts, known, PROGRAM));
                }}
              >
                {run ? say.again : say.start}
              </Button>
            )}
          </Cluster>
          {run && <Progress run={run} began={began} />}
          {run?.isOver && run.games > 0 && (
            <Cluster role="group" aria-label={say.download}>
              {FILES.map((name) => (
                <Button
                  key={name}
                  onClick={() =>
                    saveFile(name, { report: run.report(), rows: run.rows, names, words: loaded.said })
                  }
                >
                  {name}
                </Button>
              ))}
            </Cluster>
          )}
        </div>
        <details open={isAsking} onToggle={(event) => setAsking(event.currentTarget.open)}>
          <summary>{say.form}</summary>
          <LabForm meta={meta} form={form} known={known} onChange={setForm} />
        </details>
      </Panel>
      {html === '' ? <Note>{say.empty}</Note> : <Shown html={html} label={say.report} />}
    </PlainPage>
  );
}

interface Running {
  readonly run: LabRun | undefined;
  readonly html: string;
  /** When it began, in milliseconds. */
  readonly began: number;
  start(plan: Plan): void;
  stop(): void;
}

/** A run, and its report as it fills. A page that is left plays no more. */
function useRun({ hints, said }: Loaded, names: ReportNames): Running {
  const say = useLabWords();
  const [run, setRun] = useState<LabRun>();
  const [html, setHtml] = useState('');
  const [, setCount] = useState(0);
  const began = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const current = useRef<LabRun | undefined>(undefined);
  const draw = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = current.current;
    if (!now) return;
    setCount((count) => count + 1);
    if (now.games > 1) setHtml(reportBody({ report: now.report(), names, words: said }));
    if (now.isOver && !now.failed) announceNow(say.over(now.games));
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      current.current?.stop();
    },
    [],
  );
  return {
    run,
    html,
    began: began.current,
    start(plan) {
      current.current?.stop();
      began.current = performance.now();
      const changed = (): void => {
        if (current.current?.isOver) draw();
        else timer.current ??= setTimeout(draw, DRAWN_EVERY);
      };
      setHtml('');
      current.current = new LabRun(plan, featureIds(hints), changed);
      setRun(current.current);
    },
    stop() {
      current.current?.stop();
      draw();
    },
  };
}

function Progress({ run, began }: { readonly run: LabRun; readonly began: number }) {
  const say = useLabWords();
  const all = run.plan.games;
  if (run.failed) return <Trouble>{say.failed(run.failed)}</Trouble>;
  if (run.isOver) return <Note>{run.games < all ? say.stopped(run.games) : say.over(run.games)}</Note>;
  const seconds = ((performance.now() - began) / 1000 / Math.max(1, run.games)) * (all - run.games);
  return (
    <div>
      <progress max={all} value={run.games} aria-label={say.progress(run.games, all)} />
      <Note>
        {say.progress(run.games, all)}
        {run.games > 0 && `, ${say.left(seconds)}`}
      </Note>
    </div>
  );
}
