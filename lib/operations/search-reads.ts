import "server-only";
import { type Database, searchDb } from "@/lib/db/client";
import { readFromReplica } from "@/lib/db/replica";
import type { Client } from "@/lib/site/client";
import { isMember, type Viewer } from "./viewer";

/**
 * Reads a search where its viewer's searches are read: a visitor's at the replica where there is one, all else at the
 * primary, so that members see their own writes at once and nothing late is kept for everybody: what is read for the
 * shared cache is nobody's (`noClient`). The read may be done a second time (docs/decisions/0048-read-replica.md).
 */
export function readSearch<Answer>(
  viewer: Viewer,
  client: Client,
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const isNobodys = client.address === null;
  return isMember(viewer) || isNobodys ? read(searchDb()) : readFromReplica(read);
}
