/** A quick table: the server finds a listed one that fits the lobby's filters, or opens it; the player sits there at once. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { newSalt, sealOf } from '../../../match/fair.ts';
import type { LobbyQuery } from '../../../online/table.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, Trouble } from '../../../toolkit/ui/index.ts';
import { navigate } from '../../router.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { call } from '../api.ts';
import { identity } from '../identity.ts';
import { keepSalt } from '../salts.ts';
import { useOnlineWords } from '../words/index.ts';
import { NameDialog } from './name-dialog.tsx';

export function QuickTable({ query }: { query: Signal<LobbyQuery> }) {
  const { lobby: say } = useOnlineWords();
  const busy = useSignal(false);
  const wrong = useSignal('');
  /** A visitor without a name wants a table. */
  const wanted = useSignal(false);
  const known = identity.value !== undefined;
  const go = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const salt = newSalt();
    const { page: _page, ...wish } = query.peek();
    const given = await call('POST /api/tables/quick', { ...wish, seal: sealOf(salt) });
    busy.value = false;
    wrong.value = 'refused' in given ? given.refused : '';
    if ('refused' in given) return announceNow(given.refused);
    keepSalt(given.value.id, salt);
    announce(given.value.opened ? say.quickOpened : say.quickJoined);
    navigate(`/t/${given.value.id}`);
  };
  useEffect(() => {
    if (!known || !wanted.peek()) return;
    wanted.value = false;
    void go();
  }, [known]);
  return (
    <>
      <Button
        tone="primary"
        big
        aria-disabled={busy.value}
        aria-label={say.quickLabel}
        onClick={() => {
          if (known) void go();
          else wanted.value = true;
        }}
      >
        <Icon name="play" size={20} /> {say.quick}
      </Button>
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
      {wanted.value && !known && (
        <NameDialog
          button={say.quick}
          onClose={() => {
            wanted.value = false;
          }}
        />
      )}
    </>
  );
}
