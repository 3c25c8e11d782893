/** Before a player's first game of a kind: a lesson, a coached game, or just play. Asked once. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { Button } from '../../toolkit/ui/index.ts';
import { keptMatches } from '../host/store.ts';
import { coach, know } from '../lessons/kept.ts';
import { navigate } from '../router.ts';
import { sound } from '../settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { SettingSwitch } from '../shell/setting-switch.tsx';
import { useTableWords } from '../words/index.ts';
import css from './first-game.module.css';

export function FirstGame({ entry }: { readonly entry: LocalizedGame }) {
  const { firstGame: say, soundSwitch: sounds } = useTableWords();
  const { id, title } = entry.meta;
  // Games that were finished before this question existed count as well.
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    keptMatches().then(
      (kept) => (kept.some(({ over, head }) => over && head.game === id) ? know(id) : setNew(true)),
      () => setNew(true),
    );
  }, []);
  if (!isNew) return null;
  const play = (coached: boolean) => {
    coach(id, coached);
    know(id);
  };
  return (
    <Dialog title={say.title(title)} onClose={() => play(false)} class={css.first}>
      <div class={css.ways}>
        {entry.entry.lessons && (
          <Button
            tone="primary"
            data-first
            onClick={() => {
              know(id);
              navigate(lessonsFrom(id));
            }}
          >
            <Icon name="learn" />
            <Way {...say.lesson} />
          </Button>
        )}
        {entry.entry.aid && (
          <Button onClick={() => play(true)}>
            <Icon name="hint" />
            <Way {...say.coached} />
          </Button>
        )}
        <Button onClick={() => play(false)}>
          <Icon name="play" />
          <Way {...say.justPlay} />
        </Button>
      </div>
      <SettingSwitch setting={sound}>{sounds}</SettingSwitch>
    </Dialog>
  );
}

/** The first lesson, with the way back to this table. */
const lessonsFrom = (game: string): string =>
  `/games/${game}/learn/1?from=${encodeURIComponent(location.pathname)}`;

function Way({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <span class={css.way}>
      <b>{name}</b>
      <span>{about}</span>
    </span>
  );
}
