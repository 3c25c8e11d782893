/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, motion, part } from '../../toolkit/ui/index.ts';
import { useShellWords } from '../words/index.ts';
import css from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
}

/** Is open as long as it is on the page. */
export function Dialog({ title, onClose, children, class: extra }: DialogProps) {
  const say = useShellWords();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    const from = document.activeElement;
    // Before it opens, so that the focus goes there at once: a reader would say the way out first.
    dialog.querySelector('[data-first]')?.toggleAttribute('autofocus', true);
    dialog.showModal();
    return () => {
      dialog.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={cx(css.dialog, motion.pop, extra)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && isBeside(event, event.currentTarget)) onClose();
      }}
    >
      <div class={css.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton label={say.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

/** What a dialog asks for: the ways out of it. */
const DialogFoot = part('div', css.foot);

export interface QuestionProps {
  readonly say: readonly [title: string, text: string, no: string, yes: string];
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before something that cannot be taken back. */
export function Question({ say: [title, text, no, yes], onNo, onYes }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <DialogFoot>
        <Button data-first onClick={onNo}>
          {no}
        </Button>
        <Button tone="primary" onClick={onYes}>
          {yes}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The backdrop belongs to the dialog's element, so only the place tells the two apart. */
function isBeside({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
