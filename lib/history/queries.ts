import "server-only";
import { db } from "@/lib/db/client";
import { pageCount } from "@/lib/operations/fields";
import type { SecurityEventFilter, SecurityEventPage } from "./schema";

const cap = 10_001;
const namedUser = { select: { id: true, username: true } };

/** What happened to accounts, or to one, newest first. The total is capped at 10001 (contract §2). */
export async function listSecurityEvents(filter: SecurityEventFilter): Promise<SecurityEventPage> {
  const { page, pageSize } = filter;
  const where = filter.userId ? { userId: filter.userId } : {};
  const offset = Math.min((page - 1) * pageSize, cap);
  const [data, totalCount] = await Promise.all([
    db().securityEvent.findMany({
      where,
      select: {
        id: true,
        kind: true,
        createdAt: true,
        network: true,
        user: namedUser,
        actor: namedUser,
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: offset,
      take: Math.min(pageSize, cap - offset),
    }),
    db().securityEvent.count({ where, take: cap }),
  ]);
  return {
    data,
    totalPages: pageCount(totalCount, pageSize),
    totalCount,
    capped: totalCount === cap,
  };
}
