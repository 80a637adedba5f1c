"use client";

import { createContext, type ReactNode, use } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { changeManufacturerAction } from "@/lib/manufacturers/actions";
import { ManufacturerNotice } from "./manufacturer-notice";

type Changes = ReturnType<typeof useChanges>;

const ChangesContext = createContext<Changes | null>(null);

/** What all forms of a page share: one change at a time, and above them what came of the last, whichever rows are left. */
export function ManufacturerChanges({ children }: { children: ReactNode }) {
  const changes = useChanges();
  return (
    <ChangesContext value={changes}>
      <ManufacturerNotice state={changes.state} />
      {children}
    </ChangesContext>
  );
}

export function useManufacturerChanges(): Changes {
  const changes = use(ChangesContext);
  if (!changes) {
    throw new Error("A form of manufacturers stands outside of ManufacturerChanges.");
  }
  return changes;
}

function useChanges() {
  return useFormAction(changeManufacturerAction);
}
