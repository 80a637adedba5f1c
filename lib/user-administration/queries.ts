import "server-only";
import { getBillingAddress } from "@/lib/accounts/queries";
import type { UserFilter } from "@/lib/accounts/schema";
import { listSessionsOf } from "@/lib/accounts/sessions/queries";
import type { UserDetail, UserPage, UserRow } from "@/lib/accounts/user-schema";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";

/** Matches names and addresses, newest first. */
export async function listUsers(filter: UserFilter): Promise<UserPage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>(countUsersStatement(filter));
  const totalCount = counted?.total ?? 0;
  const page = userPageStatement(filter, totalCount);
  const users = totalCount === 0 ? [] : await db().$queryRaw<UserRow[]>(page);
  return cappedPage(users, totalCount, filter.pageSize);
}

/** Throws NOT_FOUND. */
export async function getUser(userId: string): Promise<UserDetail> {
  const [user] = await db().$queryRaw<UserRow[]>(userStatement(userId));
  if (!user) {
    throw new AppError("NOT_FOUND");
  }
  const [billingAddress, openSessions] = await Promise.all([
    getBillingAddress(userId),
    listSessionsOf(userId),
  ]);
  return { ...user, billingAddress, openSessions };
}

function countUsersStatement(filter: UserFilter): Prisma.Sql {
  const found =
    filter.query === ""
      ? Prisma.sql`SELECT u.id FROM "user" u WHERE ${ofKind(filter)} LIMIT ${countCap}`
      : hits(filter, filter.query);
  return Prisma.sql`SELECT count(*)::int AS total FROM (${found}) found`;
}

function userPageStatement(filter: UserFilter, total: number): Prisma.Sql {
  const { limit, offset } = limitAndOffset(filter);
  const condition =
    filter.query === "" || total >= countCap
      ? Prisma.sql`${ofKind(filter)} AND ${matches(filter.query)}`
      : Prisma.sql`u.id IN (${hits(filter, filter.query)})`;
  return rowsOf(Prisma.sql`
SELECT u.id FROM "user" u WHERE ${condition}
ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit} OFFSET ${offset}`);
}

function userStatement(userId: string): Prisma.Sql {
  return rowsOf(Prisma.sql`SELECT ${userId}::uuid AS id`);
}

function rowsOf(ids: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
SELECT u.id, u.username, i.email, i.verified_at IS NOT NULL AS "isVerified", u.is_admin AS "isAdmin",
  u.blocked_at IS NOT NULL AS "isBlocked", u.deleted_at IS NOT NULL AS "isDeleted",
  u.large_trades_allowed AS "isLargeTradesAllowed",
  u.created_at AS "createdAt", u.last_active_at AS "lastActiveTimestamp",
  (SELECT count(*)::int FROM listing l WHERE l.owner_user_id = u.id) AS "listingCount",
  (SELECT count(*)::int FROM session s WHERE s.user_id = u.id AND s.expires_at > now()) AS "sessionCount"
FROM (${ids}) page JOIN "user" u ON u.id = page.id LEFT JOIN email_identity i ON i.user_id = u.id
ORDER BY u.created_at DESC, u.id DESC`;
}

// An OR would read both tables, while a UNION uses both indexes.
function hits(filter: UserFilter, query: string): Prisma.Sql {
  return Prisma.sql`
(SELECT u.id FROM "user" u WHERE ${ofKind(filter)} AND u.username ILIKE ${pattern(query)} LIMIT ${countCap})
UNION
(SELECT u.id FROM email_identity i JOIN "user" u ON u.id = i.user_id
 WHERE ${ofKind(filter)} AND i.email LIKE ${pattern(query.toLowerCase())} LIMIT ${countCap})
LIMIT ${countCap}`;
}

function matches(query: string): Prisma.Sql {
  if (query === "") {
    return Prisma.sql`true`;
  }
  return Prisma.sql`(u.username ILIKE ${pattern(query)} OR EXISTS (
    SELECT FROM email_identity i WHERE i.user_id = u.id AND i.email LIKE ${pattern(query.toLowerCase())}))`;
}

function ofKind({ isAdmin }: UserFilter): Prisma.Sql {
  if (isAdmin === null) {
    return Prisma.sql`true`;
  }
  return isAdmin ? Prisma.sql`u.is_admin` : Prisma.sql`NOT u.is_admin`;
}

/** Escapes the wildcards of LIKE. */
function pattern(query: string): string {
  return `%${query.replace(/[\\%_]/g, "\\$&")}%`;
}
