import { textIn } from "@/lib/fields/form-text";

/** What somebody has entered to request a part or to ask about it, as typed. */
export interface EnteredRequest {
  /** The draft that the page's address names, whatever is left of it. */
  draftId?: string;
  quantity?: string;
  note?: string;
  question?: string;
}

export function isRequestEntered({ draftId, quantity, note }: EnteredRequest): boolean {
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

/** The listing's page with what was entered before the login, at the box or at the question. */
export function draftPath(
  listingId: number,
  draftId: string,
  { question }: EnteredRequest,
): string {
  return `/listing/detail/${listingId}?draft=${draftId}#${question?.trim() ? "contact" : "request"}`;
}

export function isDraftPath(path: string): boolean {
  return /^\/listing\/detail\/\d+\?draft=/.test(path);
}

export function isQuestionDraftPath(path: string): boolean {
  return isDraftPath(path) && path.endsWith("#contact");
}
