interface ConditionChoiceProps {
  value: string;
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A condition with what is meant by it; the whole of it can be pressed. */
export function ConditionChoice({ value, label, hint, isChosen, onChoose }: ConditionChoiceProps) {
  const id = `condition-${value || "none"}`;
  return (
    <div className="flex gap-2 py-1.5">
      <input
        type="radio"
        id={id}
        name="condition"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0"
      />
      <div className="relative">
        <label htmlFor={id} className="after:absolute after:-inset-y-1 after:inset-x-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-steel-3">
          {hint}
        </p>
      </div>
    </div>
  );
}
