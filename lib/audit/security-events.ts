import "server-only";
import type { Database } from "@/lib/db/client";
import type { SecurityEventKind } from "@/lib/db/generated/client";
import type { Client } from "@/lib/request/client";
import { networkOf } from "@/lib/request/client-address";

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account; null where the address that was tried is nobody's. */
  userId: string | null;
  /** Who did it, when it was not the user. */
  actorUserId?: string;
  client: Client;
}

/** Adds a line to the append-only security history, in the transaction of what it tells of where there is one. */
export async function recordSecurityEvent(
  tx: Database,
  { client, ...event }: SecurityEvent,
): Promise<void> {
  const data = { ...event, network: networkOf(client.address) };
  await tx.securityEvent.create({ data, select: { id: true } });
}
