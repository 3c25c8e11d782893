/** How others come to a table: a link, the phone's own way of sharing it, and a picture to scan. */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Cluster, Field, Note, Panel, Stack } from '../../toolkit/ui/index.ts';
import { copyText, tableLink } from './copy.ts';
import css from './invite.module.css';
import { QrCode } from './qr.tsx';
import { useOnlineWords } from './words/index.ts';

export function Invite({ id, game }: { id: string; game: string }) {
  const say = useOnlineWords().room;
  const field = useId();
  const heading = useId();
  const said = useSignal('');
  const link = tableLink(id);
  const copy = async () => {
    said.value = (await copyText(say, link)) ? say.copied : say.notCopied;
  };
  // A person who changes their mind has done nothing wrong.
  const share = () => navigator.share({ title: say.shareText(game), url: link }).catch(() => {});
  return (
    <Panel as="section" class={css.invite} aria-labelledby={heading}>
      <h2 id={heading}>{say.inviteHeading}</h2>
      <QrCode class={css.code} text={link} label={say.qr} />
      <Stack>
        <p>{say.inviteText}</p>
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
          <Button onClick={copy}>{say.copy}</Button>
          {'share' in navigator && (
            <Button onClick={share}>
              <Icon name="share" /> {say.share}
            </Button>
          )}
        </Cluster>
        {said.value && <Note aria-hidden="true">{said.value}</Note>}
      </Stack>
    </Panel>
  );
}
