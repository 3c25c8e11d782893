/** A link by the device's own way of sharing; where it has none, the link is copied. */
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button } from '../../toolkit/ui/index.ts';
import { copyText, tableLink } from './copy.ts';
import { useOnlineWords } from './words/index.ts';

const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

export function ShareTable({ id, game, onCopied }: ShareTableProps) {
  const say = useOnlineWords().room;
  const link = tableLink(id);
  const share = () =>
    navigator.share({ title: say.shareText(game), url: link }).catch((error: unknown) => {
      // A person who changes their mind has done nothing wrong.
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
    });
  const copy = async () => {
    const copied = await copyText(say, link);
    onCopied?.(copied);
  };
  return (
    <>
      {canShare() && (
        <Button onClick={share}>
          <Icon name="share" /> {say.share}
        </Button>
      )}
      <Button onClick={copy}>
        {!canShare() && <Icon name="share" />} {say.copy}
      </Button>
    </>
  );
}

export interface ShareTableProps {
  readonly id: string;
  readonly game: string;
  /** Whether the browser let us copy. */
  readonly onCopied?: (copied: boolean) => void;
}
