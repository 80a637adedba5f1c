import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";

interface ExistingUser {
  isAdmin: boolean;
  locale: Locale;
  email: string;
}

/**
 * Prevents deletion until the transaction ends. Lock the listing first. Throws UNAUTHENTICATED.
 */
export async function lockUserForShare(tx: Database, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR KEY SHARE`;
  if (rows.length === 0) {
    throw new AppError("UNAUTHENTICATED");
  }
}

/** Throws UNAUTHENTICATED when the account is deleted. */
export async function lockUserForUpdate(tx: Database, userId: string): Promise<ExistingUser> {
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
