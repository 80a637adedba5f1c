import { trapField } from "@/lib/contact/rules";

/**
 * What fills in every field fills in this one, which people neither see nor reach nor hear of; its label speaks to those
 * whose browser shows it all the same.
 */
export function OperatorTrap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
