import "server-only";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import type { Client } from "@/lib/request/client";
import { type Database, searchDb } from "./client";
import { readFromReplica } from "./replica";

/** Visitors read the replica; members and shared cached reads use the primary. */
export function readSearch<Answer>(
  viewer: Viewer,
  client: Client,
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const isNobodys = client.address === null;
  return isMember(viewer) || isNobodys ? read(searchDb()) : readFromReplica(read);
}
