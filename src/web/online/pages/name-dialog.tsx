import { Dialog } from '../../shell/dialog.tsx';
import { useOnlineWords } from '../words/index.ts';
import { NameForm } from './name.tsx';

/** Asks a visitor without a name for one; what they wanted is done when they have it. */
export function NameDialog({ button, onClose }: { button: string; onClose: () => void }) {
  const say = useOnlineWords().name;
  return (
    <Dialog title={say.yourName} onClose={onClose}>
      <NameForm button={button} onDone={() => {}} eager />
    </Dialog>
  );
}
