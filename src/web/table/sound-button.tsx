import { Icon } from '../../toolkit/art/icons.tsx';
import { IconButton } from '../../toolkit/ui/index.ts';
import { sound } from '../settings.ts';
import { playCue } from '../sound.ts';
import { useShellWords } from '../words/index.ts';

export function SoundButton() {
  const say = useShellWords();
  const label = say.sound[sound.value];
  return (
    <IconButton
      label={label}
      onClick={() => {
        sound.value = sound.value === 'on' ? 'off' : 'on';
        playCue('turn');
      }}
    >
      <Icon name={sound.value === 'on' ? 'sound-on' : 'sound-off'} />
    </IconButton>
  );
}
