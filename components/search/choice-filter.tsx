import { CheckboxList } from "./checkbox-list";

interface ChoiceFilterProps {
  name: string;
  label: string;
  options: [value: string, label: string][];
  chosen: readonly string[];
}

/** Any of several values: folded, as the list is long, and open where something is ticked. */
export function ChoiceFilter({ name, label, options, chosen }: ChoiceFilterProps) {
  return (
    <details className="-mt-1.5 mb-2.5" open={chosen.length > 0}>
      <summary className="control-size w-fit py-1.5 font-semibold">
        {chosen.length > 0 ? `${label} (${chosen.length})` : label}
      </summary>
      <CheckboxList
        legend={label}
        boxes={options.map(([value, text]) => ({
          id: `filter-${name}-${value}`,
          name,
          value,
          label: text,
          isChecked: chosen.includes(value),
        }))}
      />
    </details>
  );
}
