import { useId } from 'preact/hooks';
import { Field } from '../../toolkit/ui/index.ts';

interface SelectFieldProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChoose: (value: V) => void;
  readonly class?: string | undefined;
}

/** One of several in a list that opens, under its label. */
export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { label, value, options, onChoose, class: more } = props;
  const id = useId();
  return (
    <Field class={more}>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(options[currentTarget.selectedIndex]![0])}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
