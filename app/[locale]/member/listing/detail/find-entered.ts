import { uuid } from "@/lib/fields/primitives";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { findAs } from "@/lib/operations/load";
import { getRequestDraft } from "@/lib/transactions/operations";
import type { RequestEntries } from "@/lib/transactions/request-form";

/** What is left of what somebody had entered before the login, by the draft that the address names. */
export async function findEntered(
  viewer: Viewer,
  listingId: number,
  draft: string | string[] | undefined,
): Promise<RequestEntries> {
  const { data: id } = uuid.safeParse([draft].flat()[0]);
  if (id === undefined || !isMember(viewer)) {
    return {};
  }
  const kept = await findAs(viewer, getRequestDraft, { id, listingId });
  // Without JavaScript the page that answers a form must be told by the same address as the one before.
  return kept ? { ...withoutEmpty(kept), draftId: id } : { draftId: id };
}

/** A field that was left empty, or was not asked for, begins as it always does. */
function withoutEmpty(kept: Record<"quantity" | "note" | "question", string | null>) {
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => text));
}
