/** A game's options, from its schema. */
import type { OptionValue, WordedOption } from '../../contract/index.ts';
import { optionValues } from '../../toolkit/options.ts';
import { Choices, Field, Note, Stack, Switch, Tab } from '../../toolkit/ui/index.ts';
import { useSetupWords } from '../words/index.ts';
import css from './page.module.css';
import type { FieldsProps } from './page.tsx';

/** Up to this many values stand in a row; more in a list. */
const row = 6;

export function OptionFields({ meta, form, onChange }: FieldsProps) {
  const say = useSetupWords();
  const entries = Object.entries(meta.options);
  if (entries.length === 0) return null;
  return (
    <Stack as="fieldset">
      <legend>{say.options}</legend>
      {entries.map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          value={form.options[name] ?? spec.default}
          onChange={(value) => onChange({ ...form, options: { ...form.options, [name]: value } })}
        />
      ))}
    </Stack>
  );
}

interface OptionFieldProps {
  readonly name: string;
  readonly spec: WordedOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField(props: OptionFieldProps) {
  const { name, spec, value, onChange } = props;
  const help = spec.help ? <Note as="span">{spec.help}</Note> : null;
  if (spec.type === 'flag')
    return (
      <Switch on={value === true} onChange={onChange}>
        {spec.label} {help}
      </Switch>
    );
  const choices = choicesOf(spec);
  if (choices && choices.length <= row)
    return (
      <fieldset>
        <legend class={css.legend}>{spec.label}</legend>
        <Choices>
          {choices.map((choice) => (
            <Tab
              key={choice.label}
              name={`option-${name}`}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            >
              {choice.label}
            </Tab>
          ))}
        </Choices>
        {help}
      </fieldset>
    );
  return (
    <Field>
      <label for={`option-${name}`}>{spec.label}</label>
      {choices ? (
        <select
          id={`option-${name}`}
          value={String(value)}
          onChange={(event) => onChange(choices[event.currentTarget.selectedIndex]!.value)}
        >
          {choices.map((choice) => (
            <option key={choice.label} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={`option-${name}`}
          type="number"
          min={spec.type === 'number' ? spec.min : undefined}
          max={spec.type === 'number' ? spec.max : undefined}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {help}
    </Field>
  );
}

interface Choice {
  readonly value: OptionValue;
  readonly label: string;
}

/** Every value with its label; undefined where there are too many to list. */
function choicesOf(spec: Exclude<WordedOption, { type: 'flag' }>): readonly Choice[] | undefined {
  if (spec.type === 'choice') return spec.values;
  const all = spec.values !== undefined || spec.max - spec.min <= 12;
  return all
    ? optionValues(spec).map((value) => ({ value, label: spec.labels?.[value as number] ?? String(value) }))
    : undefined;
}
