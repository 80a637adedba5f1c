"use client";

import { createContext, type ReactNode, use, useActionState } from "react";
import {
  changeManufacturerAction,
  type ManufacturerChangeState,
} from "@/lib/manufacturers/actions";
import { ManufacturerNotice } from "./manufacturer-notice";

interface ManufacturerChanges {
  state: ManufacturerChangeState;
  act: (form: FormData) => void;
  isPending: boolean;
}

const Changes = createContext<ManufacturerChanges | null>(null);

/** What all forms of a page share: one change at a time, and above them what came of the last, whichever rows are left. */
export function ManufacturerChanges({ children }: { children: ReactNode }) {
  const [state, act, isPending] = useActionState(changeManufacturerAction, null);
  return (
    <Changes value={{ state, act, isPending }}>
      <ManufacturerNotice state={state} />
      {children}
    </Changes>
  );
}

export function useManufacturerChanges(): ManufacturerChanges {
  const changes = use(Changes);
  if (!changes) {
    throw new Error("A form of manufacturers stands outside of ManufacturerChanges.");
  }
  return changes;
}
