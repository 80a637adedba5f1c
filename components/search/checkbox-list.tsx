"use client";

import { Checkbox } from "@/components/ui/inputs/input";

interface CheckboxListProps {
  legend: string;
  boxes: { id: string; name: string; value: string; label: string; isChecked: boolean }[];
}

/** A client component, so that only values are sent. The key resets a box when the address changes. */
export function CheckboxList({ legend, boxes }: CheckboxListProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {boxes.map(({ label, isChecked, ...box }) => (
        <Checkbox
          key={`${box.id} ${isChecked}`}
          {...box}
          defaultChecked={isChecked}
          label={<span className="inline-block first-letter:uppercase">{label}</span>}
        />
      ))}
    </fieldset>
  );
}
