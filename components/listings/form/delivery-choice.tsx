import { FieldError } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { Checkbox } from "@/components/ui/input";

interface DeliveryChoiceProps {
  name: string;
  label: string;
  error: string | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

export function DeliveryChoice({ name, label, error, isChosen, onChange }: DeliveryChoiceProps) {
  return (
    <div data-invalid={error ? true : undefined}>
      <Checkbox
        {...fieldAttributes(name, { error })}
        name={name}
        label={label}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </div>
  );
}
