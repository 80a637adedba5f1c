import "server-only";
import { randomBytes } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { deletedUsername } from "./rules";

interface ExistingUser {
  isAdmin: boolean;
  locale: Locale;
  email: string;
}

/**
 * Prevents deletion until the transaction ends. Lock the listing first. Throws UNAUTHENTICATED.
 */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR KEY SHARE`;
  if (rows.length === 0) {
    throw new AppError("UNAUTHENTICATED");
  }
}

/** Throws UNAUTHENTICATED when the account is deleted. */
export async function lockExistingUser(tx: Database, userId: string): Promise<ExistingUser> {
  const [user] = await tx.$queryRaw<ExistingUser[]>`
    SELECT u.is_admin AS "isAdmin", u.locale::text, i.email
    FROM email_identity i JOIN "user" u ON u.id = i.user_id
    WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL
    FOR UPDATE`;
  if (!user) {
    throw new AppError("UNAUTHENTICATED");
  }
  return user;
}

/** The row remains for its trades (docs/decisions/0012). */
export async function anonymiseUser(tx: Database, userId: string): Promise<void> {
  await tx.emailIdentity.deleteMany({ where: { userId } });
  await tx.session.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: {
      username: await freeDeletedName(tx),
      street: null,
      city: null,
      zipCode: null,
      country: null,
      isAdmin: false,
      deletedAt: new Date(),
    },
    select: { id: true },
  });
}

async function freeDeletedName(tx: Database): Promise<string> {
  const username = deletedUsername(randomBytes(4).toString("hex"));
  const holder = await tx.user.findUnique({ where: { username }, select: { id: true } });
  return holder ? freeDeletedName(tx) : username;
}
