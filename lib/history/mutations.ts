import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";

interface StatusChange {
  listingId?: number;
  transactionId?: number;
  /** Null or left out for what is new. */
  from?: string | null;
  to: string;
}

/** Adds a line to the append-only history, in the transaction of the change itself (contract §5). */
export function recordStatusChange(
  tx: Database,
  actor: Member | null,
  change: StatusChange,
): Promise<void> {
  return recordStatusChanges(tx, actor, [change]);
}

/** Adds lines to the history; without an actor the change followed by itself. */
export async function recordStatusChanges(
  tx: Database,
  actor: Member | null,
  changes: StatusChange[],
): Promise<void> {
  const data = changes.map((change) => ({ ...change, actorUserId: actor?.userId }));
  await tx.statusChange.createMany({ data });
}
