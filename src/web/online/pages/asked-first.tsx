import { useSignal } from '@preact/signals';
import { Button, type ButtonLook } from '../../../toolkit/ui/index.ts';
import { Question, type QuestionProps } from '../../shell/dialog.tsx';

interface AskedFirstProps {
  readonly label: string;
  /** Said instead, where the label alone does not tell what is meant. */
  readonly spoken?: string;
  readonly tone?: ButtonLook['tone'];
  /** The id of the heading that has the focus afterwards: that of the page, where none is named. */
  readonly back?: string;
  readonly ask: QuestionProps['say'];
  readonly onYes: () => void;
}

/** A button that asks before it does what cannot be taken back. It may be gone then: a heading has the focus. */
export function AskedFirst({ label, spoken, tone, ask, back, onYes }: AskedFirstProps) {
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <>
      <Button
        tone={tone}
        aria-label={spoken}
        onClick={() => {
          asking.value = true;
        }}
      >
        {label}
      </Button>
      {asking.value && (
        <Question
          say={ask}
          onNo={close}
          onYes={() => {
            close();
            onYes();
            document.querySelector<HTMLElement>(back ? `#${back}` : 'h1[tabindex]')?.focus();
          }}
        />
      )}
    </>
  );
}
