import { textIn } from "@/lib/fields/posted-form";

/** What somebody has entered to request a part or to ask about it, as typed. */
export interface RequestEntries {
  /** The draft that the page's address names, whatever is left of it. */
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

/** A whole number, with or without points between thousands; null for anything else. */
export function piecesIn(typed: string): number | null {
  const bare = typed.replace(/\s/g, "");
  const pieces = /^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare) ? Number(bare.replaceAll(".", "")) : null;
  return pieces && Math.min(pieces, Number.MAX_SAFE_INTEGER);
}
