"use client";

import { useSelection } from "./selection-context";

/** Ticks a listing: in the corner of its card on a phone, first in its row on a desk. */
export function SelectionBox({ id, label }: { id: number; label: string }) {
  const { has, set } = useSelection();
  return (
    <label className="absolute top-0 right-0 flex size-11 items-center justify-center lg:static lg:-mx-1.5 lg:size-9 pointer-coarse:size-11 lg:pointer-coarse:-mx-2.5">
      <input
        type="checkbox"
        name="id"
        autoComplete="off"
        aria-label={label}
        checked={has(id)}
        onChange={(event) => set([id], event.currentTarget.checked)}
        className="size-5"
      />
    </label>
  );
}
