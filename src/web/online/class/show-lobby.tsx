/** Before the start: the code, as large as it goes, and the names of those who are in. */
import type { GameMeta } from '../../../contract/index.ts';
import type { TableInfo } from '../../../online/table.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { signsOf } from '../../../toolkit/signs.ts';
import { Button, Cluster, cx, motion, Panel } from '../../../toolkit/ui/index.ts';
import { BotMark } from '../../table/bot-mark.tsx';
import { QrCode } from '../qr.tsx';
import { useOnlineWords } from '../words/index.ts';
import { joinAddress, joinLink, spaced, useCode } from './join-code.tsx';
import type { ScreenProps } from './show.tsx';
import css from './show-lobby.module.css';

export interface LobbyScreenProps extends ScreenProps {
  readonly info: TableInfo;
  readonly meta: GameMeta;
}

export function LobbyScreen(props: LobbyScreenProps) {
  return (
    <div class={css.lobby}>
      <Way {...props} />
      <WhoIsIn {...props} />
    </div>
  );
}

function Way({ session: { room }, tell, info }: LobbyScreenProps) {
  const { show: say, code: codeWords } = useOnlineWords();
  const code = useCode(info);
  return (
    <Panel as="section" class={css.way}>
      {code ? (
        <>
          <p class={css.at}>
            {say.joinAt} <b>{joinAddress()}</b> {say.withCode}
          </p>
          <p class={css.code} data-code>
            {spaced(code)}
          </p>
          <QrCode class={css.qr} text={joinLink(code)} label={say.qr} />
        </>
      ) : (
        <>
          <p>{room.isHost.value ? say.noCode : say.codeElsewhere}</p>
          {room.isHost.value && (
            <Button tone="primary" big onClick={() => tell(room.ask({ type: 'code', on: true }))}>
              {codeWords.ask}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

/** So many names, and more, are written smaller. */
const MANY = 24;
const CROWD = 60;

function WhoIsIn({ session: { room }, tell, info, meta }: LobbyScreenProps) {
  const say = useOnlineWords().show;
  const signs = signsOf(info.seats.map(({ name }) => name));
  // Those who came last stand first, where all can see them come.
  const seated = info.seats.flatMap((seat, n) =>
    seat.kind === 'person' || seat.kind === 'bot' ? [{ ...seat, n }] : [],
  );
  const free = info.seats.length - seated.length;
  const people = seated.filter(({ kind }) => kind === 'person').length;
  const start = (how?: 'bots' | 'gone') => () =>
    tell(room.ask({ type: 'start', ...(how ? { free: how } : {}) }));
  return (
    <section class={css.inside}>
      <h2 aria-live="polite">
        {say.isIn(seated.length)} <small>· {free > 0 ? say.free(free) : say.full}</small>
      </h2>
      <ul class={cx(css.names, seated.length > MANY && css.many, seated.length > CROWD && css.crowd)}>
        {seated.map(({ name, n, who, kind }) => (
          <li key={who ?? `${kind} ${n}`} class={motion.pop}>
            <SeatBadge who={{ name, sign: signs[n]! }} class={css.badge} />
            <span>
              {kind === 'bot' && <BotMark />}
              {name}
            </span>
          </li>
        ))}
      </ul>
      {room.isHost.value && people > 0 && (
        <Cluster>
          {free === 0 && (
            <Button tone="primary" big onClick={start()}>
              {say.start}
            </Button>
          )}
          {free > 0 && seated.length >= meta.seats.min && (
            <Button tone="primary" big onClick={start('gone')}>
              {say.startWith(seated.length)}
            </Button>
          )}
          {free > 0 && (
            <Button big onClick={start('bots')}>
              {say.startBots(free)}
            </Button>
          )}
        </Cluster>
      )}
    </section>
  );
}
