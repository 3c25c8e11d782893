/** A page for a projector: how to join, then the match as a whole room sees it, then the podium. It joins as an `onlooker`, also where a player opened it: it is sent what spectators may know. What it draws is the game's `show`, or its board. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Position, ShowProps } from '../../../contract/index.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, LinkButton, motion } from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { busy, ready } from '../../ready.ts';
import { Waiting } from '../../shell/lazy.tsx';
import { BarTitle, BarTools, ThemeButton, TopBar, usePage } from '../../shell/page.tsx';
import { Stopped } from '../../table/page.tsx';
import { useTableWords } from '../../words/index.ts';
import type { Answer } from '../connection.ts';
import { identity, rename } from '../identity.ts';
import { LinkNotice } from '../notices.tsx';
import { openSession, type Session } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './show.module.css';
import { EndScreen } from './show-end.tsx';
import { LobbyScreen } from './show-lobby.tsx';
import { MatchScreen } from './show-match.tsx';

export type Show = ComponentType<ShowProps<Position>>;
/** Asks for something, and says where it is refused. */
export type Tell = (asked: Promise<Answer>) => void;

export interface ScreenProps {
  readonly session: Session;
  readonly tell: Tell;
}

export function ShowPage({ id }: { id: string }) {
  const say = useOnlineWords().show;
  const wrong = useSignal('');
  const who = identity.value?.who;
  // A screen in a hall is no person: it gets a name of its own and asks for none.
  useEffect(() => {
    if (who !== undefined) return;
    void rename(say.device).then((given) => {
      if ('refused' in given) wrong.value = given.refused;
    });
  }, [who]);
  if (wrong.value) return <Stopped title={say.opening} text={wrong.value} children={null} />;
  return who === undefined ? <Waiting>{say.opening}</Waiting> : <Visit key={who} id={id} />;
}

function Visit({ id }: { id: string }) {
  const games = useGames();
  const table = useTableWords();
  const online = useOnlineWords();
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    busy();
    const opened = openSession(id, games, { table, online }, { onlooker: true });
    setSession(opened);
    return () => opened.close();
  }, [id]);
  return session ? <Screen session={session} /> : <Waiting>{online.show.opening}</Waiting>;
}

/** So long a refusal stays on the screen. */
const TOLD = 8000;

function Screen({ session }: { session: Session }) {
  const { show: say, room: roomWords, host } = useOnlineWords();
  const { room, model, connection } = session;
  const info = room.info.value;
  const status = model.status.value;
  const game = useGames().find(({ meta }) => meta.id === info?.game);
  const wrong = useSignal('');
  const show = useShow(session);
  usePage(game ? say.title(game.meta.title) : roomWords.plainTitle);
  const stage = info?.state ?? 'opening';
  useEffect(() => {
    if (stage !== 'opening') ready();
  }, [stage]);
  const tell: Tell = async (asked) => {
    const answer = await asked;
    wrong.value = 'refused' in answer ? answer.refused : '';
  };
  // A screen that a class looks at is not tidied up by a reader.
  useEffect(() => {
    if (!wrong.value) return;
    const timer = setTimeout(() => {
      wrong.value = '';
    }, TOLD);
    return () => clearTimeout(timer);
  }, [wrong.value]);
  if (room.cancelled.value) return <Over title={host.cancelled} text={host.cancelledText} />;
  if (connection.state.value === 'refused')
    return <Over title={roomWords.refusedTitle} text={connection.refusal.value} />;
  if (status.is === 'failed') return <Over title={roomWords.noTableTitle} text={status.why} />;
  if (!info || !game) return <Waiting>{say.opening}</Waiting>;
  const props = { session, tell, info, meta: game.meta };
  const isOpen = info.state === 'open';
  const isPlayed = status.is === 'playing' && show !== undefined;
  return (
    <div class={css.screen}>
      <TopBar class={css.bar}>
        <BarTitle tabIndex={-1}>{game.meta.title}</BarTitle>
        <BarTools>
          <LinkButton tone="quiet" class={css.toTable} href={`/t/${info.id}`}>
            {say.toTable}
          </LinkButton>
          <FillButton />
          <ThemeButton />
        </BarTools>
      </TopBar>
      <main id="main" class={css.main} data-stage={stage}>
        <LinkNotice session={session} />
        {isOpen && <LobbyScreen {...props} />}
        {!isOpen && (info.revealing || !isPlayed) && <Big>{say.dealing}</Big>}
        {info.state === 'playing' && !info.revealing && isPlayed && <MatchScreen {...props} Show={show} />}
        {info.state === 'over' && isPlayed && <EndScreen {...props} Show={show} />}
      </main>
      {wrong.value && (
        <p class={cx(css.toast, motion.pop)} role="alert">
          {wrong.value}
        </p>
      )}
    </div>
  );
}

function Big({ children }: { children: ComponentChildren }) {
  return <p class={css.big}>{children}</p>;
}

function Over({ title, text }: { title: string; text: string }) {
  const { room } = useOnlineWords();
  return (
    <Stopped title={title} text={text}>
      <LinkButton tone="primary" href="/online">
        {room.toLobby}
      </LinkButton>
    </Stopped>
  );
}

function FillButton() {
  const say = useOnlineWords().show;
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return (
    <Button
      tone="quiet"
      class={css.fill}
      onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
    >
      <Icon name="eye" size={20} /> {say.fill}
    </Button>
  );
}

/** The picture that the game brings for a room; where it brings none, its board as a spectator sees it. */
function useShow({ model }: Session): Show | undefined {
  const parts = model.parts.value;
  const [show, setShow] = useState<{ readonly Show: Show }>();
  useEffect(() => {
    if (!parts) return;
    const { Board } = parts.board;
    const plain: Show = ({ view, who }) => (
      <div class={css.board}>
        {
          Board({
            view,
            viewer: -1,
            seat: undefined,
            moves: [],
            events: [],
            who,
            offer: () => {},
          }) as ComponentChildren
        }
      </div>
    );
    void parts.entry.show().then((own) => setShow({ Show: (own?.Show as Show | undefined) ?? plain }));
  }, [parts]);
  return show?.Show;
}
