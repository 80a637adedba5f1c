"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { OpenTransactionLines } from "@/components/listings/list/open-transaction-lines";
import type { ShownListing } from "@/lib/stock/rules";

export interface NamedListing extends ShownListing {
  name: string;
}

export interface SelectableListing extends ShownListing {
  openTrades?: OpenTransactionLines;
}

interface Selection {
  selected: SelectableListing[];
  /** All filtered listings of every page, up to the limit of one change. */
  all: SelectableListing[];
  isCut: boolean;
  has: (id: number) => boolean;
  set: (ids: number[], isSelected: boolean) => void;
}

const SelectionContext = createContext<Selection | null>(null);

interface SelectionProviderProps {
  all: SelectableListing[];
  isCut: boolean;
  children: ReactNode;
}

export function SelectionProvider({ all, isCut, children }: SelectionProviderProps) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());

  function set(changed: number[], isSelected: boolean): void {
    setIds((before) => {
      const others = [...before].filter((id) => !changed.includes(id));
      return new Set(isSelected ? [...others, ...changed] : others);
    });
  }

  const selected = all.filter(({ id }) => ids.has(id));
  return (
    <SelectionContext value={{ selected, all, isCut, has: (id) => ids.has(id), set }}>
      {children}
    </SelectionContext>
  );
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) {
    throw new Error("There is no SelectionProvider above.");
  }
  return selection;
}

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
