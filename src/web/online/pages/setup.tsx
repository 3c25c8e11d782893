/** The part of the set-up page that is about online tables. Loaded when it is chosen. */

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { BOT_IDS } from '../../../bots/ids.ts';
import { newSalt, sealOf } from '../../../match/fair.ts';
import { PACE_LIMITS, type SeatPlan } from '../../../online/table.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import type { LocalizedGame } from '../../../toolkit/listing.ts';
import { signsOf } from '../../../toolkit/signs.ts';
import {
  Button,
  Choices,
  Cluster,
  Field,
  Note,
  Stack,
  Switch,
  Tab,
  Trouble,
} from '../../../toolkit/ui/index.ts';
import { HouseFields } from '../../house/fields.tsx';
import { houseTyped } from '../../house/load.ts';
import { navigate } from '../../router.ts';
import { playerName } from '../../settings.ts';
import { OptionFields } from '../../setup/options.tsx';
import { type FieldsProps, optionsNow } from '../../setup/page.tsx';
import { SeatCount, SeatRows } from '../../setup/seats.tsx';
import { announceNow } from '../../shell/announce.tsx';
import { wordRefusal } from '../../wording.ts';
import { useBotWords } from '../../words/index.ts';
import { call } from '../api.ts';
import { identity } from '../identity.ts';
import { keepSalt } from '../salts.ts';
import { SelectField } from '../select-field.tsx';
import { useOnlineWords } from '../words/index.ts';
import { FreeSeat } from './free-seat.tsx';
import { beCalled, NameInput } from './name.tsx';
import {
  type OnlineForm,
  putSeat,
  readPlan,
  resizeSeats,
  roundSeconds,
  turnHours,
  usualForm,
} from './plan.ts';
import css from './setup.module.css';

export interface OnlineFieldsProps extends FieldsProps {
  readonly entry: LocalizedGame;
  /** What the form around this part does when it is sent. */
  readonly onSubmit: { current: (() => void) | null };
}

interface PartProps {
  readonly form: OnlineForm;
  readonly onChange: (change: Partial<OnlineForm>) => void;
}

export function OnlineFields({ entry, meta, form: local, onChange: onLocal, onSubmit }: OnlineFieldsProps) {
  const say = useOnlineWords().setup;
  // From the lobby one sets up a table for the lobby.
  const listed = new URLSearchParams(location.search).has('listed');
  const form = useSignal({ ...usualForm(meta), listed });
  const name = useSignal(identity.peek()?.name ?? playerName.peek());
  const nameField = useRef<HTMLInputElement>(null);
  const wrong = useSignal('');
  /** What is wrong with the name: it is told at its field, where the focus goes. */
  const misnamed = useSignal('');
  const busy = useSignal(false);
  const change = (part: Partial<OnlineForm>) => {
    form.value = { ...form.peek(), ...part };
    wrong.value = '';
  };
  onSubmit.current = async () => {
    if (busy.peek()) return;
    busy.value = true;
    misnamed.value = '';
    wrong.value = await create();
    busy.value = false;
    if (wrong.peek()) announceNow(wrong.peek());
  };
  /** Answers why not, if not. */
  const create = async (): Promise<string> => {
    const salt = newSalt();
    const plan = readPlan(meta, form.peek(), local.options, sealOf(salt), say);
    if ('refused' in plan) return wordRefusal(plan.refused);
    const { seats, options } = plan.value;
    const house = await houseTyped(entry, { seats: seats.length, options }, local.house);
    if ('refused' in house) return wordRefusal(house.refused);
    const me = await beCalled(name.peek());
    if ('refused' in me) {
      misnamed.value = me.refused;
      announceNow(me.refused);
      nameField.current?.focus();
      return '';
    }
    const given = await call('POST /api/tables', {
      ...plan.value,
      ...(house.value ? { house: house.value } : {}),
    });
    if ('refused' in given) return given.refused;
    keepSalt(given.value.id, salt);
    navigate(`/t/${given.value.id}`);
    return '';
  };
  const rename = (text: string) => {
    name.value = text;
    misnamed.value = '';
  };
  const parts: PartProps = { form: form.value, onChange: change };
  return (
    <>
      <NameField field={nameField} name={name.value} wrong={misnamed.value} onChange={rename} />
      <SeatCount
        meta={meta}
        count={form.value.seats.length}
        onChange={(count) => change({ seats: resizeSeats(form.peek().seats, count) })}
      />
      <Seats {...parts} name={name.value} />
      <PaceFields {...parts} />
      <ListedChoice {...parts} />
      <OptionFields
        meta={meta}
        form={local}
        onChange={(next) => {
          wrong.value = '';
          onLocal(next);
        }}
      />
      <HouseFields
        entry={entry}
        seats={form.value.seats.length}
        options={optionsNow(meta, local)}
        typed={local.house}
        onChange={(house) => {
          wrong.value = '';
          onLocal({ ...local, house });
        }}
        bots
      />
      <More {...parts} />
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
      <Stack>
        <Button tone="primary" big type="submit" class={css.create} aria-disabled={busy.value}>
          {busy.value ? say.creating : say.create}
        </Button>
        <Note>{say.linkComes}</Note>
      </Stack>
    </>
  );
}

interface NameFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: string;
  /** What is wrong with it. */
  readonly wrong: string;
  readonly onChange: (name: string) => void;
}

function NameField({ field, name, wrong, onChange }: NameFieldProps) {
  const { name: nameWords } = useOnlineWords();
  const id = useId();
  const Help = wrong ? Trouble : Note;
  return (
    <Field>
      <label for={id}>{nameWords.yourName}</label>
      <NameInput id={id} field={field} name={name} isWrong={wrong !== ''} onInput={onChange} />
      <Help id={`${id}-help`}>{wrong || nameWords.help}</Help>
    </Field>
  );
}

function Seats({ form, onChange, name }: PartProps & { name: string }) {
  const say = useOnlineWords().setup;
  const put = (at: number, value: string) => {
    const plan: SeatPlan = value === 'you' || value === 'open' ? value : { bot: value };
    onChange({ seats: putSeat(form.seats, at, plan) });
  };
  const bots = useBotWords();
  const names = form.seats.map((seat) =>
    seat === 'open' ? '' : seat === 'you' ? name || say.you : bots.title(seat.bot),
  );
  const signs = signsOf(names);
  return (
    <fieldset>
      <legend>{say.seats}</legend>
      <SeatRows
        count={form.seats.length}
        summary={say.others(
          form.seats.slice(1).filter((seat) => seat === 'open').length,
          form.seats.slice(1).filter((seat) => typeof seat === 'object').length,
        )}
        row={(i) => {
          const seat = form.seats[i]!;
          return (
            <li key={i} class={css.seat}>
              {seat === 'open' ? (
                <FreeSeat class={css.free} />
              ) : (
                <SeatBadge who={{ name: names[i]!, sign: signs[i]! }} />
              )}
              <select
                aria-label={say.who(i + 1)}
                value={typeof seat === 'string' ? seat : seat.bot}
                onChange={(event) => put(i, event.currentTarget.value)}
              >
                <option value="you">{say.you}</option>
                <option value="open">{say.open}</option>
                <BotOptions />
              </select>
            </li>
          );
        }}
      />
    </fieldset>
  );
}

function BotOptions() {
  const say = useOnlineWords().setup;
  const bots = useBotWords();
  return (
    <>
      {BOT_IDS.map((id) => (
        <option key={id} value={id}>
          {say.bot(bots.title(id))}
        </option>
      ))}
    </>
  );
}

function PaceFields({ form, onChange }: PartProps) {
  const { setup: say, round } = useOnlineWords();
  const id = useId();
  return (
    <Stack as="fieldset">
      <legend>{say.pace}</legend>
      <Choices>
        {(['live', 'round', 'turns'] as const).map((kind) => (
          <Tab key={kind} name="pace" checked={form.kind === kind} onChange={() => onChange({ kind })}>
            {kind === 'round' ? round.choice : say[kind]}
          </Tab>
        ))}
      </Choices>
      {form.kind === 'live' ? (
        <Cluster class={css.pace}>
          {(['minutes', 'seconds'] as const).map((unit) => (
            <Field key={unit}>
              <label for={`${id}-${unit}`}>{say[unit]}</label>
              <input
                id={`${id}-${unit}`}
                type="number"
                min={0}
                max={PACE_LIMITS[unit]}
                value={form[unit]}
                onInput={(event) => onChange({ [unit]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </Cluster>
      ) : form.kind === 'round' ? (
        <SelectField
          class={css.pace}
          label={round.each}
          value={form.round}
          options={roundSeconds.map((seconds) => [seconds, round.seconds(seconds)])}
          onChoose={(seconds) => onChange({ round: seconds })}
        />
      ) : (
        <SelectField
          class={css.pace}
          label={say.perTurn}
          value={form.hours}
          options={turnHours.map((hours) => [hours, say.hours(hours)])}
          onChoose={(hours) => onChange({ hours })}
        />
      )}
      <Note>
        {form.kind === 'round'
          ? round.help
          : `${form.kind === 'live' ? say.liveHelp : say.turnsHelp} ${say.late}`}
      </Note>
    </Stack>
  );
}

function ListedChoice({ form, onChange }: PartProps) {
  const say = useOnlineWords().setup;
  return (
    <fieldset>
      <legend>{say.listed}</legend>
      <Choices>
        {[false, true].map((listed) => (
          <Tab
            key={String(listed)}
            name="listed"
            checked={form.listed === listed}
            onChange={() => onChange({ listed })}
          >
            {listed ? say.inLobby : say.byLink}
          </Tab>
        ))}
      </Choices>
    </fieldset>
  );
}

function More({ form, onChange }: PartProps) {
  const say = useOnlineWords().setup;
  const id = useId();
  return (
    <details>
      <summary>{say.more}</summary>
      <Stack>
        <Switch on={form.watch} onChange={(watch) => onChange({ watch })}>
          {say.watch} <Note as="span">{say.watchHelp}</Note>
        </Switch>
        <Switch on={form.hints} onChange={(hints) => onChange({ hints })}>
          {say.hints} <Note as="span">{say.hintsHelp}</Note>
        </Switch>
        {form.seats.length > 1 && (
          <Switch on={form.shuffle} onChange={(shuffle) => onChange({ shuffle })}>
            {say.shuffle}
          </Switch>
        )}
        <Field>
          <label for={id}>{say.standIn}</label>
          <select
            id={id}
            value={form.standIn}
            onChange={(event) => onChange({ standIn: event.currentTarget.value })}
          >
            <BotOptions />
          </select>
        </Field>
      </Stack>
    </details>
  );
}
