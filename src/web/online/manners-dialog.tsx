/** Blocking a player, and reporting them to the owner of the server. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MOST } from '../../online/table.ts';
import { Button, Note, TextField, Trouble } from '../../toolkit/ui/index.ts';
import { Dialog } from '../shell/dialog.tsx';
import { call } from './api.ts';
import { block, isBlocked, loadBlocks } from './blocks.ts';
import css from './manners.module.css';
import type { MannersProps, Meant } from './manners.tsx';
import { useDoing } from './pages/use-doing.ts';
import type { OnlineRoom } from './room.ts';
import { SelectField } from './select-field.tsx';
import { useOnlineWords } from './words/index.ts';

/** Of so many messages one can be picked. */
const PICKED = 20;
const IN_GENERAL = '';

export function MannersDialog({ session: { room }, meant, onClose }: MannersProps) {
  const say = useOnlineWords().manners;
  const at = useSignal(0);
  useEffect(() => void loadBlocks(), []);
  const one = meant[at.value];
  if (!one) return null;
  return (
    <Dialog title={meant.length > 1 ? say.menu : say.title(one.name)} onClose={onClose} class={css.manners}>
      {meant.length > 1 && (
        <SelectField
          label={say.who}
          value={at.value}
          options={meant.map(({ name }, n) => [n, name])}
          onChoose={(n) => {
            at.value = n;
          }}
        />
      )}
      <Block key={`block ${one.who}`} one={one} />
      <Report key={`report ${one.who}`} one={one} room={room} />
    </Dialog>
  );
}

function Block({ one: { who, name } }: { one: Meant }) {
  const say = useOnlineWords().manners;
  const { busy, wrong, run } = useDoing();
  return (
    <section class={css.part}>
      <h3>{say.block}</h3>
      {isBlocked(who) ? (
        <p>
          {say.blocked(name)} <a href="/you#blocked">{say.undo}</a>
        </p>
      ) : (
        <>
          <p>{say.blockText(name)}</p>
          <Button
            aria-disabled={busy.value}
            onClick={() =>
              run(
                () => block(who),
                () => say.blocked(name),
              )
            }
          >
            {say.blockYes(name)}
          </Button>
        </>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </section>
  );
}

function Report({ one: { who, name, line }, room }: { one: Meant; room: OnlineRoom }) {
  const say = useOnlineWords().manners;
  const { busy, wrong, done, run } = useDoing();
  const lines = room.lines.value.filter((said) => said.who === who).slice(-PICKED);
  // The server takes a report without a message only about a player of the table.
  const sits = room.info.value?.seats.some((seat) => seat.who === who) ?? false;
  const toPick = lines.map(({ n, text }) => [String(n), say.aboutLine(text)] as const);
  const reason = useSignal(say.reasons[0]!);
  const details = useSignal('');
  const about = useSignal(line === undefined ? (sits ? IN_GENERAL : String(lines.at(-1)?.n)) : String(line));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const why = say.why(reason.peek(), details.peek().trim());
    const which = about.peek() === IN_GENERAL ? {} : { line: Number(about.peek()) };
    void run(
      () => call('POST /api/reports', { table: room.id, about: who, why, ...which }),
      () => say.sent(name),
    );
  };
  return (
    <form class={css.part} onSubmit={send}>
      <h3>{say.report}</h3>
      {done.value ? (
        <p>{done.value}</p>
      ) : (
        <>
          <SelectField
            label={say.reason}
            value={reason.value}
            options={say.reasons.map((text) => [text, text])}
            onChoose={(text) => {
              reason.value = text;
            }}
          />
          {lines.length > 0 && (
            <SelectField
              label={say.about}
              value={about.value}
              options={sits ? [[IN_GENERAL, say.aboutAll(name)], ...toPick] : toPick}
              onChoose={(n) => {
                about.value = n;
              }}
            />
          )}
          <TextField
            label={say.details}
            maxLength={MOST.why - say.why(reason.value, ' ').length}
            value={details.value}
            onText={(text) => {
              details.value = text;
            }}
          />
          <Note>{say.reportText}</Note>
          <Button type="submit" aria-disabled={busy.value}>
            {say.send}
          </Button>
        </>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </form>
  );
}
