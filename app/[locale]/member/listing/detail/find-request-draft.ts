import { uuid } from "@/lib/fields/primitives";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { findAs } from "@/lib/operations/load-for-page";
import { getRequestDraft } from "@/lib/transactions/operations";
import type { RequestEntries } from "@/lib/transactions/request-entries";

/** The input before the login, by the draft in the address. */
export async function findRequestDraft(
  viewer: Viewer,
  listingId: number,
  draft: string | string[] | undefined,
): Promise<RequestEntries> {
  const { data: id } = uuid.safeParse([draft].flat()[0]);
  if (id === undefined || !isMember(viewer)) {
    return {};
  }
  const stored = await findAs(viewer, getRequestDraft, { id, listingId });
  // Without JavaScript the answer's page needs the same draft in its address.
  return stored ? { ...withoutEmpty(stored), draftId: id } : { draftId: id };
}

/** Empty fields start with their defaults. */
function withoutEmpty(saved: Record<"quantity" | "note" | "question", string | null>) {
  return Object.fromEntries(Object.entries(saved).filter(([, text]) => text));
}
