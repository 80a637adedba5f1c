import "server-only";
import { db } from "@/lib/db/client";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";
import type { SecurityEventFilter, SecurityEventPage } from "./schema";

const namedUser = { select: { id: true, username: true } };

/** Newest first; the total is capped at 10,001. */
export async function listSecurityEvents(filter: SecurityEventFilter): Promise<SecurityEventPage> {
  const where = filter.userId ? { userId: filter.userId } : {};
  const { limit, offset } = limitAndOffset(filter);
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
      take: limit,
    }),
    db().securityEvent.count({ where, take: countCap }),
  ]);
  return cappedPage(data, totalCount, filter.pageSize);
}
