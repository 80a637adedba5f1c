import { textIn } from "@/lib/fields/posted-form";

/** As typed. */
export interface RequestEntries {
  /** Set even where nothing of the draft is left. */
  draftId?: string;
  quantity?: string;
  note?: string;
  question?: string;
}

export function isRequestEntered({ draftId, quantity, note }: RequestEntries): boolean {
  return draftId !== undefined && Boolean(quantity || note);
}

export function readEntered(form: unknown): { quantity: string; note: string } {
  return { quantity: textIn(form, "quantity"), note: textIn(form, "note") };
}

/** Accepts points between thousands. Null for anything else. */
export function piecesIn(typed: string): number | null {
  const bare = typed.replace(/\s/g, "");
  const pieces = /^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare) ? Number(bare.replaceAll(".", "")) : null;
  return pieces && Math.min(pieces, Number.MAX_SAFE_INTEGER);
}
