import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { Checkbox } from "@/components/ui/inputs/input";

const methods = ["shippingPossible", "pickupPossible"] as const;
type Method = (typeof methods)[number];

interface DeliveryChoicesProps extends Record<Method, boolean> {
  error: (method: Method) => string | undefined;
  /** Shown behind the method's name. */
  noteOf?: (method: Method) => string | null;
  onChange: (changes: Record<Method, boolean>) => void;
}

export function DeliveryChoices({ error, noteOf, onChange, ...chosen }: DeliveryChoicesProps) {
  const t = useTranslations();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-semibold">
        {t("listing|form|delivery")}
        <span aria-hidden="true" className="text-fault">
          {" *"}
        </span>
      </legend>
      {methods.map((name) => {
        const note = noteOf?.(name);
        return (
          <div key={name} data-invalid={error(name) ? true : undefined}>
            <Checkbox
              {...fieldAttributes(name, { error: error(name) })}
              name={name}
              label={`${t(`listing|form|${name}`)}${note ? ` (${note})` : ""}`}
              checked={chosen[name]}
              onChange={({ target }) => onChange({ ...chosen, [name]: target.checked })}
            />
            {error(name) ? <FieldError id={`${name}-error`}>{error(name)}</FieldError> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
