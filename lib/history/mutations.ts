import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";

/** Adds a line to the append-only history, in the transaction of the change itself (contract §5). */
export async function recordStatusChange(
  tx: Database,
  actor: Member | null,
  subject: { listingId: number } | { transactionId: number },
  from: string | null,
  to: string,
): Promise<void> {
  await tx.statusChange.create({ data: { ...subject, actorUserId: actor?.userId, from, to } });
}
