/** A mark beside a winner's name in a table of scores. */
import { Icon } from '../icons.tsx';
import { fieldWords as say } from './words.ts';

export function Won({ shared }: { shared: boolean }) {
  return (
    <span class="airfield-won">
      <Icon name="trophy" size={18} /> {shared ? say.shares : say.wins}
    </span>
  );
}
