/** How others come to a table: a link, the phone's own way of sharing it, and a picture to scan. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { copyText, tableLink } from './copy.ts';
import { QrCode } from './qr.tsx';
import { roomWords as say } from './words.ts';

export function Invite({ id, game }: { id: string; game: string }) {
  const field = useId();
  const heading = useId();
  const said = useSignal('');
  const link = tableLink(id);
  const copy = async () => {
    said.value = (await copyText(link, say.copied)) ? say.copied : say.notCopied;
  };
  // A person who changes their mind has done nothing wrong.
  const share = () => navigator.share({ title: say.shareText(game), url: link }).catch(() => {});
  return (
    <section class="panel invite" aria-labelledby={heading}>
      <h2 id={heading}>{say.inviteHeading}</h2>
      <QrCode text={link} label={say.qr} />
      <div class="stack">
        <p>{say.inviteText}</p>
        <div class="field">
          <label for={field}>{say.linkLabel}</label>
          <input
            id={field}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div class="cluster">
          <button type="button" class="button" onClick={copy}>
            {say.copy}
          </button>
          {'share' in navigator && (
            <button type="button" class="button" onClick={share}>
              <Icon name="share" /> {say.share}
            </button>
          )}
        </div>
        {said.value && (
          <p class="note" aria-hidden="true">
            {said.value}
          </p>
        )}
      </div>
    </section>
  );
}
