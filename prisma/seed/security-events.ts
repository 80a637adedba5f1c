import type { SecurityEventKind } from "@/lib/audit/schema";
import { db } from "@/lib/db/client";
import type { Companies } from "./companies";
import { daysAgo } from "./dates";

type Role = keyof Companies;
type Line = [kind: SecurityEventKind, user: Role, daysAgo: number, network: string, actor?: Role];

// Documentation networks (RFC 5737).
const [office, elsewhere] = ["192.0.2.0/24", "198.51.100.0/24"];
const lines: Line[] = [
  ["ADMIN_GRANTED", "administrator", 399, office],
  ["LOGGED_IN", "seller", 210, office],
  ["PASSWORD_CHANGED", "seller", 210, office],
  ["LOGIN_FAILED", "secondBuyer", 64, elsewhere],
  ["LOGIN_FAILED", "secondBuyer", 63.99, elsewhere],
  ["BLOCKED", "secondBuyer", 63.9, office, "administrator"],
  ["UNBLOCKED", "secondBuyer", 63.1, office, "administrator"],
  ["PASSWORD_RESET", "secondBuyer", 63, elsewhere],
  ["LOGGED_IN", "buyer", 12, elsewhere],
  ["LOGIN_FAILED", "buyer", 3, elsewhere],
  ["LOGGED_IN", "buyer", 2.99, elsewhere],
  ["SESSIONS_ENDED", "buyer", 2.98, elsewhere],
];

/** Skipped when any event exists. */
export async function seedSecurityEvents(companies: Companies): Promise<void> {
  if ((await db().securityEvent.count()) > 0) {
    return;
  }
  await db().securityEvent.createMany({
    data: lines.map(([kind, user, days, network, actor]) => ({
      kind,
      userId: companies[user].userId,
      actorUserId: actor ? companies[actor].userId : null,
      network: kind === "ADMIN_GRANTED" ? null : network,
      createdAt: daysAgo(days),
    })),
  });
}
