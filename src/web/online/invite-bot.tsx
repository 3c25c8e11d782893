/** The host invites a bot account by its name: one of their own by a tap, another one by typing what its owner has told. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { PROGRAM } from '../../match/log.ts';
import type { BotListed } from '../../online/api.ts';
import type { TableInfo } from '../../online/table.ts';
import { Button, Cluster, Note, Stack, Trouble } from '../../toolkit/ui/index.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { call } from './api.ts';
import { OneName } from './pages/one-name.tsx';
import type { OnlineRoom } from './room.ts';
import { useOnlineWords } from './words/index.ts';

/** A program that runs answers within a moment: after so long the host is told that it does not. */
const PATIENCE = 8000;

export function InviteBot({ room, info }: { room: OnlineRoom; info: TableInfo }) {
  return room.isHost.value && info.state === 'open' ? <Inviting room={room} info={info} /> : null;
}

function Inviting({ room, info }: { room: OnlineRoom; info: TableInfo }) {
  const { inviteBot: say } = useOnlineWords();
  const heading = useId();
  const name = useSignal('');
  const wrong = useSignal('');
  const own = useSignal<readonly BotListed[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const silent = useSilent(info);
  useEffect(() => {
    void call('GET /api/me/bots').then((given) => {
      if ('value' in given) own.value = given.value.bots;
    });
  }, []);
  const there = new Set(info.seats.map(({ who }) => who));
  /** Answers whether it is invited. */
  const invite = async (called: string): Promise<boolean> => {
    const answer = called ? await room.ask({ type: 'summon', name: called }) : { refused: say.noName };
    wrong.value = 'refused' in answer ? answer.refused : '';
    if (wrong.peek()) announceNow(wrong.peek());
    else announce(say.invited(called));
    return !wrong.peek();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await invite(name.peek().trim())) name.value = '';
    else field.current?.focus();
  };
  return (
    <Stack as="section" aria-labelledby={heading}>
      <h3 id={heading}>{say.heading}</h3>
      <Note>{say.text}</Note>
      {own.value.length > 0 && (
        <Cluster as="ul" aria-label={say.own}>
          {own.value.map((bot) => (
            <li key={bot.who}>
              <Button
                aria-disabled={there.has(bot.who)}
                aria-label={say.ownLabel(bot.name, there.has(bot.who))}
                onClick={() => {
                  if (!there.has(bot.who)) void invite(bot.name);
                }}
              >
                {bot.name}
              </Button>
            </li>
          ))}
        </Cluster>
      )}
      <OneName
        label={say.label}
        name={name}
        doing={{ wrong }}
        field={field}
        help={wrong.value ? `${heading}-wrong` : undefined}
        onSubmit={submit}
        button={say.go}
      />
      {wrong.value && <Trouble id={`${heading}-wrong`}>{wrong.value}</Trouble>}
      {silent.length > 0 && <Trouble>{say.silent(silent)}</Trouble>}
    </Stack>
  );
}

/** The names of bots that were invited and have not answered in time. */
function useSilent({ seats }: TableInfo): readonly string[] {
  const { inviteBot: say } = useOnlineWords();
  const silent = useSignal<ReadonlySet<string>>(new Set());
  const asked = seats.flatMap(({ kind, bot, who, name }) =>
    kind === 'asked' && bot === PROGRAM && who !== undefined ? [{ who, name }] : [],
  );
  const askedKey = asked.map(({ who }) => who).join();
  useEffect(() => {
    const waiting = asked.filter(({ who }) => !silent.peek().has(who));
    silent.value = new Set(asked.flatMap(({ who }) => (silent.peek().has(who) ? [who] : [])));
    if (waiting.length === 0) return;
    const timer = setTimeout(() => {
      silent.value = new Set([...silent.peek(), ...waiting.map(({ who }) => who)]);
      announce(say.silent(waiting.map(({ name }) => name)));
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [askedKey]);
  return asked.flatMap(({ who, name }) => (silent.value.has(who) ? [name] : []));
}
