/** What people say to each other at a table. Every word is text, whatever it looks like. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type ChatLine, MOST, type TableInfo } from '../../online/table.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { signsOf } from '../../toolkit/signs.ts';
import { Button, cx, Hidden, Note, Trouble } from '../../toolkit/ui/index.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { useFrame } from '../shell/frame.ts';
import { isBlocked } from './blocks.ts';
import css from './chat.module.css';
import { identity } from './identity.ts';
import { muted, setMuted } from './mutes.ts';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

export function Chat({ session }: { session: Session }) {
  const { play: playWords, chat: say } = useOnlineWords();
  const { room, seenChat } = session;
  const seats = room.info.value?.seats ?? [];
  const lines = room.lines.value.filter(({ who }) => !isBlocked(who)).map((line) => seatedNow(line, seats));
  const signs = signsOf(seats.map(({ name }) => name));
  const box = useRef<HTMLElement>(null);
  const last = room.lines.value.at(-1)?.n ?? -1;
  useEffect(() => {
    seenChat.value = last;
  }, [last]);
  useFrame(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div class={css.chat}>
      {room.you.value < 0 && room.info.value?.state === 'playing' && <Note>{say.onlyWatchers}</Note>}
      {room.watching.value > 0 && <Note>{playWords.watching(room.watching.value)}</Note>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keys */}
      <section class={css.lines} ref={box} tabIndex={0} aria-label={say.lines} data-chat-lines>
        {lines.length === 0 ? (
          <Note>{say.empty}</Note>
        ) : (
          <ol class={css.list}>
            {lines.map((line, i) => (
              <Line
                key={line.n}
                session={session}
                line={line}
                signs={signs}
                again={isSame(lines[i - 1], line)}
              />
            ))}
          </ol>
        )}
      </section>
      <Say session={session} />
    </div>
  );
}

/** Seats get their order at the deal: what was said before is shown with the seat that its player has now. */
function seatedNow(line: ChatLine, seats: TableInfo['seats']): ChatLine {
  const seat = seats.findIndex(({ kind, who }) => kind === 'person' && who === line.who);
  return line.seat < 0 || seat < 0 ? line : { ...line, seat };
}

const isSame = (before: ChatLine | undefined, line: ChatLine): boolean =>
  before?.who === line.who && before.seat === line.seat;

/** `again`: the line above is by the same person, so who it is stands there already. */
function Line(props: { session: Session; line: ChatLine; signs: readonly number[]; again: boolean }) {
  const { session, line, signs, again } = props;
  const { chat: say, manners } = useOnlineWords();
  const mine = line.who === identity.value?.who;
  const silent = muted.value.has(line.who);
  if (silent && again) return null;
  const toggle = () => {
    setMuted(line.who, !silent);
    announce(silent ? say.unmuted(line.name) : say.muted(line.name));
  };
  return (
    <li class={cx(mine && css.mine)}>
      {!again && (
        <div class={css.who}>
          {line.seat >= 0 ? (
            <SeatBadge who={{ name: line.name, sign: signs[line.seat] ?? line.seat }} size={24} />
          ) : (
            <Icon name="eye" size={20} />
          )}
          <b>{line.name}</b>
          <Note as="span">{mine ? say.you : line.seat >= 0 ? say.seat(line.seat + 1) : say.watching}</Note>
          {!mine && (
            <span class={css.ways}>
              <button
                type="button"
                class={css.way}
                aria-label={silent ? say.unmute(line.name) : say.mute(line.name)}
                onClick={toggle}
              >
                {silent ? say.unmuteShort : say.muteShort}
              </button>
              <button
                type="button"
                class={css.way}
                aria-label={manners.moreOf(line.name)}
                onClick={() => {
                  session.meant.value = [{ who: line.who, name: line.name, line: line.n }];
                }}
              >
                {manners.more}
              </button>
            </span>
          )}
        </div>
      )}
      {!silent && <p class={css.text}>{line.text}</p>}
    </li>
  );
}

function Say({ session: { room } }: { session: Session }) {
  const say = useOnlineWords().chat;
  const id = useId();
  const text = useSignal('');
  const wrong = useSignal('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const said = text.peek().trim();
    if (!said) return;
    text.value = '';
    wrong.value = '';
    const answer = await room.ask({ type: 'chat', text: said });
    if (!('refused' in answer)) return;
    // What the player has typed is kept.
    if (!text.peek()) text.value = said;
    wrong.value = answer.refused;
    announceNow(answer.refused);
  };
  const left = MOST.chat - text.value.length;
  return (
    <form class={css.say} onSubmit={send}>
      <Hidden as="label" for={id}>
        {say.label}
      </Hidden>
      <input
        id={id}
        type="text"
        maxLength={MOST.chat}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={say.label}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button type="submit">{say.send}</Button>
      {left <= 60 && <Note>{say.left(left)}</Note>}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </form>
  );
}
