import "server-only";
import type { Database } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

export interface MailRecipient {
  username: string;
  email: string;
  locale: Locale;
  /** Blocked users no longer learn addresses (docs/decisions/0014). */
  isBlocked: boolean;
}

/** Null when the account is deleted. */
export async function findMailRecipient(
  tx: Database,
  userId: string,
): Promise<MailRecipient | null> {
  return (await findMailRecipients(tx, [userId])).get(userId) ?? null;
}

export async function findMailRecipients(
  tx: Database,
  userIds: string[],
): Promise<Map<string, MailRecipient>> {
  const users = await tx.user.findMany({
    where: { id: { in: userIds } },
    select: {
      id: true,
      username: true,
      locale: true,
      blockedAt: true,
      identity: { select: { email: true } },
    },
  });
  return new Map(
    users.flatMap(({ id, username, locale, blockedAt, identity }) =>
      identity
        ? [[id, { username, locale, email: identity.email, isBlocked: blockedAt !== null }]]
        : [],
    ),
  );
}

/** For callers that hold no listing lock. */
export async function lockMailRecipient(
  tx: Database,
  userId: string,
): Promise<MailRecipient | null> {
  await tx.$executeRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR KEY SHARE`;
  return findMailRecipient(tx, userId);
}
