import { Icon } from '../../toolkit/art/icons.tsx';
import { sound } from '../settings.ts';
import { playCue } from '../sound.ts';
import { shellWords as say } from '../words.ts';

export function SoundButton() {
  const label = say.sound[sound.value];
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        sound.value = sound.value === 'on' ? 'off' : 'on';
        playCue('turn');
      }}
    >
      <Icon name={sound.value === 'on' ? 'sound-on' : 'sound-off'} />
    </button>
  );
}
