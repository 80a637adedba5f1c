import "server-only";
import { listSessionsOf } from "@/lib/auth/own-sessions";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage } from "@/lib/operations/capped-page";
import { getBillingAddress } from "./queries";
import type { UserFilter } from "./schema";
import type { UserDetail, UserPage, UserRow } from "./user";
import { countUsersStatement, userPageStatement, userStatement } from "./user-statements";

/**
 * Users whose name or address contains the query, in whatever case, newest first (contract §2).
 * The total is capped at 10001.
 */
export async function listUsers(filter: UserFilter): Promise<UserPage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>(countUsersStatement(filter));
  const totalCount = counted?.total ?? 0;
  const page = userPageStatement(filter, totalCount);
  const users = totalCount === 0 ? [] : await db().$queryRaw<UserRow[]>(page);
  return cappedPage(users, totalCount, filter.pageSize);
}

/** All that an administrator's page of a user shows. Throws NOT_FOUND. */
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
