import { useSignal } from '@preact/signals';
import { Button } from '../../../toolkit/ui/index.ts';
import { Question, type QuestionProps } from '../../shell/dialog.tsx';

interface AskedFirstProps {
  readonly label: string;
  readonly ask: QuestionProps['say'];
  readonly onYes: () => void;
}

/** A button that asks before it does what cannot be taken back. It may be gone then: the heading has the focus. */
export function AskedFirst({ label, ask, onYes }: AskedFirstProps) {
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <>
      <Button
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
            document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
          }}
        />
      )}
    </>
  );
}
