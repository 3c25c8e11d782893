/** The way from a player on the page to blocking or reporting them. What is asked then comes when it is needed. */
import { later } from '../../toolkit/ui/later.tsx';
import type { Session } from './session.ts';

/** A person that a player may block or report; `line`: the message that it began with. */
export interface Meant {
  readonly who: string;
  readonly name: string;
  readonly line?: number;
}

export interface MannersProps {
  readonly session: Session;
  readonly meant: readonly Meant[];
  readonly onClose: () => void;
}

const Loaded = later<MannersProps>(async () => (await import('./manners-dialog.tsx')).MannersDialog, 3000);

/** Stands on the page beside what opens it: what opened it may be gone after a block. */
export function Manners({ session }: { session: Session }) {
  const meant = session.meant.value;
  if (meant.length === 0) return null;
  const close = () => {
    session.meant.value = [];
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const find = (what: string) => document.querySelector<HTMLElement>(what);
      (find('[data-chat-lines]') ?? find('h1[tabindex]'))?.focus();
    });
  };
  return <Loaded session={session} meant={meant} onClose={close} />;
}
