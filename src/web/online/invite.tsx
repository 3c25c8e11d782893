/** How others come to a table: a link, the phone's own way of sharing it, a picture to scan, and by name those one has played with. */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { TableInfo } from '../../online/table.ts';
import { Cluster, Field, Note, Panel, Stack } from '../../toolkit/ui/index.ts';
import { Acquaintances } from './acquaintances.tsx';
import { JoinCode } from './class/join-code.tsx';
import { tableLink } from './copy.ts';
import css from './invite.module.css';
import { InviteBot } from './invite-bot.tsx';
import { QrCode } from './qr.tsx';
import type { Session } from './session.ts';
import { ShareTable } from './share.tsx';
import { useOnlineWords } from './words/index.ts';

export interface InviteProps {
  readonly session: Session;
  readonly info: TableInfo;
  readonly game: string;
}

export function Invite({ session, info, game }: InviteProps) {
  const say = useOnlineWords().room;
  const field = useId();
  const heading = useId();
  const said = useSignal('');
  const { id } = info;
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const link = tableLink(id);
  return (
    <Panel as="section" class={css.invite} aria-labelledby={heading}>
      <h2 id={heading}>{say.inviteHeading}</h2>
      <QrCode class={css.code} text={link} label={say.qr} />
      <Stack>
        <p>{isFull ? (info.watch ? say.inviteFull : say.inviteFullNoWatch) : say.inviteText}</p>
        <Field>
          <label for={field}>{say.linkLabel}</label>
          <input
            id={field}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Cluster>
          <ShareTable
            id={id}
            game={game}
            onCopied={(copied) => {
              said.value = copied ? say.copied : say.notCopied;
            }}
          />
        </Cluster>
        {said.value && <Note aria-hidden="true">{said.value}</Note>}
        <Acquaintances session={session} />
        <InviteBot room={session.room} info={info} />
        <JoinCode room={session.room} info={info} />
      </Stack>
    </Panel>
  );
}
