"use client";

import { Checkbox } from "@/components/ui/input";

interface CheckboxListProps {
  legend: string;
  boxes: { id: string; name: string; value: string; label: string; isChecked: boolean }[];
}

/**
 * Boxes to tick. A client component without any state, so that they travel to the browser as their values alone
 * (decision 25). The key holds the tick of the address: what was ticked since stays until that changes.
 */
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
