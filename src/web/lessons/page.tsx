/** The lessons of a game: the one that was asked for, or the list of them. */
import type { BoardModule, Game, Lesson, Lessons, Position, Words } from '../../contract/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { arrange, Card, CardBody, CardLink, Chip, cx, Note } from '../../toolkit/ui/index.ts';
import { NotFoundPage } from '../notfound.tsx';
import { GamePage } from '../shell/game-page.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useLessonWords } from '../words/index.ts';
import { Bench } from './bench.tsx';
import { stepOf } from './kept.ts';
import css from './page.module.css';

export interface Taught {
  readonly entry: LocalizedGame;
  readonly game: Game<Position>;
  readonly words: Words<Position>;
  readonly board: BoardModule<Position>;
  readonly lessons: Lessons<Position>;
}

async function taughtOf(entry: LocalizedGame): Promise<Taught | undefined> {
  const lessons = await entry.lessons();
  if (!lessons) return undefined;
  const [game, words, board] = await Promise.all([entry.rules(), entry.words(), entry.board()]);
  return { entry, game, words, board, lessons };
}

export function LearnPage({ id, lesson }: { readonly id: string; readonly lesson?: string }) {
  const show = (taught: Taught) => {
    const { lessons } = taught.lessons;
    const asked = lesson === undefined ? only(lessons) : named(lessons, lesson);
    if (asked) return <Bench key={asked.id} taught={taught} lesson={asked} />;
    return lesson === undefined ? <LessonList taught={taught} /> : <NotFoundPage />;
  };
  return <GamePage id={id} load={taughtOf} show={show} />;
}

const only = <T,>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** By its id, or by its number from 1. */
const named = (lessons: readonly Lesson<Position>[], name: string): Lesson<Position> | undefined =>
  lessons.find(({ id }) => id === name) ?? lessons[Number(name) - 1];

function LessonList({ taught: { entry, lessons } }: { readonly taught: Taught }) {
  const say = useLessonWords();
  const { id: game, title } = entry.meta;
  const heading = say.lessonsOf(title);
  usePage(say.title(heading, title));
  return (
    <PlainPage class={arrange.column}>
      <h1 tabIndex={-1}>{heading}</h1>
      <Note>
        {say.listAbout} <a href={`/games/${game}`}>{title}</a>
      </Note>
      <ol class={cx(arrange.tiles, css.lessons)}>
        {lessons.lessons.map(({ id, title: name, about, steps }) => {
          const at = stepOf(game, id);
          return (
            <li key={id}>
              <Card as="article">
                <CardBody>
                  <h2>
                    <CardLink href={`/games/${game}/learn/${id}${location.search}`}>{name}</CardLink>
                  </h2>
                  <p>{about}</p>
                  <Chip as="p">
                    {at === 'done'
                      ? say.done
                      : at > 0
                        ? say.goOn(at + 1, steps.length)
                        : say.stepCount(steps.length)}
                  </Chip>
                </CardBody>
              </Card>
            </li>
          );
        })}
      </ol>
    </PlainPage>
  );
}
