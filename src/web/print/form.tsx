/** What can be chosen: only what matters to this game is asked. */
import type { GameMeta, Sheets } from '../../contract/index.ts';
import type { PrintChoices } from '../../print/index.ts';
import { Choices, Field, Note, Stack, Switch, Tab } from '../../toolkit/ui/index.ts';
import { OptionFields } from '../setup/options.tsx';
import beside from '../shell/beside.module.css';
import { usePrintWords } from '../words/index.ts';

interface FormProps {
  readonly meta: GameMeta;
  readonly asks: Sheets<unknown>['asks'];
  /** A match that is printed has its players, options and seed. */
  readonly fixed: boolean;
  readonly choices: PrintChoices;
  readonly onChange: (choices: PrintChoices) => void;
}

export function PrintForm({ meta, asks, fixed, choices, onChange }: FormProps) {
  const say = usePrintWords();
  const change = (part: Partial<PrintChoices>) => onChange({ ...choices, ...part });
  const pick = <K extends 'ink' | 'cards'>(
    name: K,
    label: string,
    values: Record<PrintChoices[K], string>,
  ) => (
    <Pick
      label={label}
      name={name}
      values={values}
      value={choices[name]}
      onPick={(value) => change({ [name]: value })}
    />
  );
  return (
    <Stack
      as="form"
      class={beside.form}
      aria-label={say.choices}
      onSubmit={(event) => event.preventDefault()}
    >
      {!fixed && (
        <PlayersField
          seats={meta.seats}
          value={choices.players}
          onChange={(players) => change({ players })}
        />
      )}
      <Pick
        label={say.paper}
        name="paper"
        values={say.papers}
        value={choices.paper}
        onPick={(paper) => change({ paper, boards: choices.boards === 'a3' ? 'a3' : paper })}
      />
      {pick('ink', say.ink, say.inks)}
      {asks.board && (
        <Pick
          label={say.boards}
          name="boards"
          values={say.boardsOn}
          value={choices.boards === 'a3' ? 'a3' : 'same'}
          onPick={(on) => change({ boards: on === 'a3' ? 'a3' : choices.paper })}
        />
      )}
      {asks.cards && pick('cards', say.cards, say.cardSizes)}
      {asks.halves && (
        <Pick
          label={say.perPage}
          name="perPage"
          values={say.perPages}
          value={choices.perPage}
          onPick={(perPage) => change({ perPage: Number(perPage) === 2 ? 2 : 1 })}
        />
      )}
      {(asks.seed || asks.deal) && !fixed && (
        <SeedField value={choices.seed} onChange={(seed) => change({ seed })} />
      )}
      {!fixed && (
        <OptionFields
          meta={meta}
          form={{ seats: [], shuffle: false, options: choices.options, house: {} }}
          onChange={({ options }) => change({ options })}
        />
      )}
      {asks.cards && (
        <Switch on={choices.backs} onChange={(backs) => change({ backs })}>
          {say.backs}
        </Switch>
      )}
      <Switch on={choices.marks} onChange={(marks) => change({ marks })}>
        {say.marks}
      </Switch>
      <Switch on={choices.bleed} onChange={(bleed) => change({ bleed })}>
        {say.bleed}
      </Switch>
    </Stack>
  );
}

interface PlayersFieldProps {
  readonly seats: GameMeta['seats'];
  readonly value: number;
  readonly onChange: (players: number) => void;
}

function PlayersField({ seats: { min, max }, value, onChange }: PlayersFieldProps) {
  const say = usePrintWords();
  return (
    <Field>
      <label for="print-players">{say.players}</label>
      <input
        id="print-players"
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(Math.min(max, Math.max(min, Math.trunc(Number(currentTarget.value)) || min)))
        }
      />
    </Field>
  );
}

interface SeedFieldProps {
  readonly value: string | undefined;
  readonly onChange: (seed: string | undefined) => void;
}

function SeedField({ value, onChange }: SeedFieldProps) {
  const say = usePrintWords();
  return (
    <Field>
      <label for="print-seed">{say.seed}</label>
      <input
        id="print-seed"
        value={value ?? ''}
        maxLength={54}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || undefined)}
      />
      <Note as="span">{say.seedHelp}</Note>
    </Field>
  );
}

interface PickProps<V extends string | number> {
  readonly label: string;
  readonly name: string;
  readonly values: Readonly<Record<V, string>>;
  readonly value: V;
  readonly onPick: (value: V) => void;
}

function Pick<V extends string | number>({ label, name, values, value, onPick }: PickProps<V>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <Choices>
        {(Object.keys(values) as V[]).map((each) => (
          <Tab key={each} name={name} checked={String(each) === String(value)} onChange={() => onPick(each)}>
            {values[each]}
          </Tab>
        ))}
      </Choices>
    </fieldset>
  );
}
