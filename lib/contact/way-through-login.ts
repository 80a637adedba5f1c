import "server-only";
import { limits } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { visitor } from "@/lib/operations/viewer";
import { clientOf } from "@/lib/site/client-address";
import { withNext } from "@/lib/site/next-address";
import { createRequestDraft } from "@/lib/transactions/request-draft";
import { requestDrafts } from "@/lib/transactions/request-draft-schema";
import { draftPath } from "@/lib/transactions/rules";
import type { SellerQuestion } from "./schema";

/**
 * Where a question waits that was posted without JavaScript and without a session: the page that the post answers is a
 * visitor's and could not show it (decision 0026). Null where it cannot be kept.
 */
export async function findWayThroughLogin(
  { listingId, message }: SellerQuestion,
  requestHeaders: Headers,
): Promise<string | null> {
  const { success, data: draft } = requestDrafts.safeParse({ listingId, question: message });
  if (!success) {
    return null;
  }
  try {
    const { address } = clientOf(requestHeaders);
    await spend(limits.requestDraft, { clientAddress: address });
    const { id } = await createRequestDraft(visitor, draft);
    return withNext("/login", draftPath(listingId, id, draft));
  } catch {
    return null;
  }
}
