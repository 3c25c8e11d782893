/** While looking back: the whole match as a line to slide along, played again as fast as the viewer likes. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, IconButton } from '../../toolkit/ui/index.ts';
import { nextReplayPace, replayPace } from '../settings.ts';
import { useTableWords } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { toldAt } from './past.ts';
import { replayOf } from './replay.ts';
import css from './replay-bar.module.css';

export function PlayButton({ model, size = 20 }: { model: TableModel; size?: number }) {
  const say = useTableWords();
  const replay = replayOf(model);
  const isPlaying = replay.playing.value;
  return (
    <IconButton label={isPlaying ? say.pauseReplay : say.playReplay} onClick={() => replay.toggle()}>
      <Icon name={isPlaying ? 'pause' : 'play'} size={size} />
    </IconButton>
  );
}

interface BarProps {
  readonly model: TableModel;
  /** What else can be done with the move that is shown. */
  readonly children: ComponentChildren;
}

export function ReplayBar({ model, children }: BarProps) {
  const say = useTableWords();
  const at = model.lookAt.value;
  if (at === undefined) return null;
  const speed = say.replayPaces[replayPace.value];
  return (
    <div class={css.bar} data-ways>
      <PlayButton model={model} />
      <input
        type="range"
        min={0}
        max={model.entries.value.length}
        value={at}
        aria-label={say.replayMove}
        aria-valuetext={say.replayAt(at, toldAt(model, at))}
        onInput={(event) => model.look(event.currentTarget.valueAsNumber)}
      />
      <Button aria-label={say.replaySpeed(speed)} title={say.replaySpeed(speed)} onClick={nextReplayPace}>
        {speed}
      </Button>
      {children}
    </div>
  );
}
