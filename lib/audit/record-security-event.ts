import "server-only";
import type { Database } from "@/lib/db/client";
import type { SecurityEventKind } from "@/lib/db/generated/client";
import type { Client } from "@/lib/request/client";
import { networkOf } from "@/lib/request/client-address";

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Null when the address belongs to nobody. */
  userId: string | null;
  /** Set when somebody else acted. */
  actorUserId?: string;
  client: Client;
}

/** Call it in the transaction of the event, if any. */
export async function recordSecurityEvent(
  tx: Database,
  { client, ...event }: SecurityEvent,
): Promise<void> {
  const data = { ...event, network: networkOf(client.address) };
  await tx.securityEvent.create({ data, select: { id: true } });
}
