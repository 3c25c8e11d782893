/** The shell: which page stands at which address. Home comes with it; the others come when they are asked for. */

import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { ArtSheet } from '../toolkit/art/defs.tsx';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { fetchTable } from './ahead.ts';
import { Games } from './games.ts';
import { HomePage } from './home/page.tsx';
import { NotFoundPage } from './notfound.tsx';
import { onlineWords, SayOnline } from './online/words/index.ts';
import { whenIdle } from './ready.ts';
import { match, path } from './router.ts';
import { LiveRegions } from './shell/announce.tsx';
import { Boundary } from './shell/boundary.tsx';
import { lazy, withPack } from './shell/lazy.tsx';
import { SkipLink } from './shell/page.tsx';
import {
  aboutWords,
  labPageWords,
  lessonWords,
  printPageWords,
  SayAbout,
  SayLab,
  SayLessons,
  SayPrint,
  SayTable,
  tableWords,
} from './words/index.ts';

const online = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  withPack(SayOnline, onlineWords, load);

const about = lazy(() =>
  withPack(SayAbout, aboutWords, async () => (await import('./about/page.tsx')).AboutPage),
);
const rules = lazy(async () => (await import('./rules/page.tsx')).RulesPage);
const learn = lazy(() =>
  withPack(SayLessons, lessonWords, async () => (await import('./lessons/page.tsx')).LearnPage),
);
const printing = lazy(() =>
  withPack(SayPrint, printPageWords, async () => (await import('./print/page.tsx')).PrintPage),
);
const lab = lazy(() => withPack(SayLab, labPageWords, async () => (await import('./lab/page.tsx')).LabPage));
const own = lazy(async () => (await import('./own/page.tsx')).OwnPage);
const setup = lazy(async () => (await import('./setup/page.tsx')).SetupPage);
const lobby = lazy(() => online(async () => (await import('./online/pages/online.tsx')).OnlinePage));
const onlineTable = lazy(() =>
  online(() =>
    withPack(SayTable, tableWords, async () => (await import('./online/table-page.tsx')).OnlineTablePage),
  ),
);
const showing = lazy(() =>
  online(() =>
    withPack(SayTable, tableWords, async () => (await import('./online/class/show.tsx')).ShowPage),
  ),
);
const join = lazy(() => online(async () => (await import('./online/class/join.tsx')).JoinPage));
const results = lazy(() => online(async () => (await import('./online/class/results.tsx')).ResultsPage));
const finished = lazy(() => online(async () => (await import('./online/pages/match.tsx')).MatchPage));
const alerts = lazy(() => online(async () => (await import('./online/alerts/page.tsx')).AlertsPage));
const letter = lazy(() => online(async () => (await import('./online/alerts/letter.tsx')).LetterPage));
const you = lazy(() => online(async () => (await import('./online/pages/you.tsx')).YouPage));
const data = lazy(() => online(async () => (await import('./online/pages/data.tsx')).DataPage));
export const table = lazy(() =>
  withPack(SayTable, tableWords, async () => (await import('./table/page.tsx')).TablePage),
);

export function App({ games }: { games: readonly LocalizedGame[] }) {
  return (
    <Games.Provider value={games}>
      <SkipLink />
      <ArtSheet />
      <Boundary key={path.value}>
        <Route at={path.value} />
      </Boundary>
      <LiveRegions />
    </Games.Provider>
  );
}

function Home() {
  // On a later visit a table's code is in this browser: it is read before it is asked for.
  useEffect(() => {
    if (navigator.serviceWorker?.controller) whenIdle(table.fetch);
  }, []);
  return <HomePage onReach={reachForTable} />;
}

function reachForTable(game: string): void {
  fetchTable(game);
  table.fetch();
}

function Route({ at }: { at: string }) {
  if (match('/', at)) return <Home />;
  if (match('/about', at)) return <about.Page />;
  if (match('/online', at)) return <lobby.Page />;
  if (match('/join', at)) return <join.Page />;
  if (match('/you', at)) return <you.Page />;
  if (match('/data', at)) return <data.Page />;
  if (match('/you/alerts', at)) return <alerts.Page />;
  const mail = match('/mail/:what/:id', at);
  if (mail) return <letter.Page key={at} what={mail.what!} id={mail.id!} />;
  const online = match('/t/:id', at);
  if (online) return <onlineTable.Page key={online.id!} id={online.id!} />;
  const screen = match('/t/:id/show', at);
  if (screen) return <showing.Page key={at} id={screen.id!} />;
  const ranks = match('/matches/:id/results', at);
  if (ranks) return <results.Page key={at} id={ranks.id!} />;
  const end = match('/matches/:id', at);
  if (end) return <finished.Page key={end.id!} id={end.id!} />;
  const book = match('/games/:id/rules', at);
  if (book) return <rules.Page id={book.id!} />;
  const paper = match('/games/:id/print', at);
  if (paper) return <printing.Page key={at} id={paper.id!} />;
  const bench = match('/games/:id/lab', at);
  if (bench) return <lab.Page key={at} id={bench.id!} />;
  const lessons = match('/games/:id/learn', at) ?? match('/games/:id/learn/:lesson', at);
  if (lessons)
    return <learn.Page key={at} id={lessons.id!} {...(lessons.lesson && { lesson: lessons.lesson })} />;
  const game = match('/games/:id', at);
  if (game) return <setup.Page id={game.id!} />;
  const page = match('/games/:id/:page', at);
  if (page) return <own.Page key={at} id={page.id!} page={page.page!} />;
  const place = match('/table/:id', at);
  if (place) return <table.Page key={place.id!} id={place.id!} />;
  return <NotFoundPage />;
}
