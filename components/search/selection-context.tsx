"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { OpenTrades } from "@/components/listings/open-trades";
import type { ShownListing } from "@/lib/listings/rules";

/** A listing of the list, as its row calls it. */
export interface NamedListing extends ShownListing {
  name: string;
  openTrades: OpenTrades;
}

interface Selection {
  /** The ticked ones of the listings that are shown. */
  selected: NamedListing[];
  shown: NamedListing[];
  has: (id: number) => boolean;
  set: (ids: number[], isSelected: boolean) => void;
}

const SelectionContext = createContext<Selection | null>(null);

interface SelectionProviderProps {
  shown: NamedListing[];
  /** Ticked from the start, as after a change that was refused. */
  initial: number[];
  children: ReactNode;
}

export function SelectionProvider({ shown, initial, children }: SelectionProviderProps) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(initial));

  function set(changed: number[], isSelected: boolean): void {
    setIds((before) => {
      const others = [...before].filter((id) => !changed.includes(id));
      return new Set(isSelected ? [...others, ...changed] : others);
    });
  }

  const selected = shown.filter(({ id }) => ids.has(id));
  return (
    <SelectionContext value={{ selected, shown, has: (id) => ids.has(id), set }}>
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
