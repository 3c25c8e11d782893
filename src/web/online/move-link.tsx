/** A link to the move that is shown. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button } from '../../toolkit/ui/index.ts';
import type { TableModel } from '../table/model.ts';
import { copyText, moveLink } from './copy.ts';
import { useOnlineWords } from './words/index.ts';

export function MoveLink({ model, id }: { model: TableModel; id: string }) {
  const { play: say, room: roomWords } = useOnlineWords();
  const copied = useSignal<number | undefined>(undefined);
  const at = model.lookAt.value;
  if (at === undefined) return null;
  const copy = async () => {
    if (await copyText(roomWords, moveLink(id, at), say.copiedMove)) copied.value = at;
  };
  const label = copied.value === at ? say.copiedMove : say.copyMove;
  return (
    <Button aria-label={label} title={label} onClick={copy}>
      <Icon name={copied.value === at ? 'check' : 'share'} size={20} />
    </Button>
  );
}
