/** The join code of a table in its waiting room: the host gives it and shows it on a big screen. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readJoinCode, type TableInfo } from '../../../online/table.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, Cluster, LinkButton, Note, Stack, Trouble } from '../../../toolkit/ui/index.ts';
import { call } from '../api.ts';
import { copyText } from '../copy.ts';
import type { OnlineRoom } from '../room.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './join-code.module.css';

/** In two halves, so that it can be read out. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
export const joinAddress = (): string => `${location.host}/join`;
export const joinLink = (code: string): string => new URL(`/join?code=${code}`, location.href).href;

/** For a device of another person, which is not told the code: the link carries it. */
const screenLink = (id: string, code: string): string =>
  new URL(`/t/${id}/show?code=${code}`, location.href).href;

/** The code as this device is told it; else the one in its address, where it is that of this table. */
export function useCode({ id, code }: TableInfo): string | undefined {
  const checked = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const given = readJoinCode(new URLSearchParams(location.search).get('code') ?? '');
    if (code !== undefined || given === undefined) return;
    void call('POST /api/join', { code: given }).then((found) => {
      if ('value' in found && found.value.id === id) checked.value = given;
    });
  }, [id, code]);
  return code ?? checked.value;
}

export function JoinCode({ room, info }: { room: OnlineRoom; info: TableInfo }) {
  const { code: say, room: words } = useOnlineWords();
  const wrong = useSignal('');
  const { code } = info;
  const isHost = room.isHost.value;
  if (!code && !isHost) return null;
  const set = async (on: boolean) => {
    const answer = await room.ask({ type: 'code', on });
    wrong.value = 'refused' in answer ? answer.refused : '';
  };
  return (
    <Stack class={css.join}>
      {code ? (
        <p>
          {say.at(joinAddress())} <b class={css.code}>{spaced(code)}</b>
        </p>
      ) : (
        <Note>{say.help}</Note>
      )}
      <Cluster>
        {isHost && !code && <Button onClick={() => set(true)}>{say.ask}</Button>}
        {isHost && (
          <LinkButton href={`/t/${info.id}/show`} target="_blank" title={say.screenHelp}>
            <Icon name="eye" size={20} /> {say.screen}
          </LinkButton>
        )}
        {isHost && code && (
          <Button tone="quiet" onClick={() => copyText(words, screenLink(info.id, code))}>
            {say.copyScreen}
          </Button>
        )}
        {isHost && code && (
          <Button tone="quiet" onClick={() => set(false)}>
            {say.drop}
          </Button>
        )}
      </Cluster>
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Stack>
  );
}
