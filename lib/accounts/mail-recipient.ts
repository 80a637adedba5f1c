import "server-only";
import type { Database } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

export interface Correspondent {
  username: string;
  email: string;
  locale: Locale;
  /** Whoever was blocked learns nobody's address any more (docs/decisions/0014-listings.md). */
  isBlocked: boolean;
}

/** A user's name, address and language for a mail; null once the account is gone. */
export async function findCorrespondent(
  tx: Database,
  userId: string,
): Promise<Correspondent | null> {
  return (await findCorrespondents(tx, [userId])).get(userId) ?? null;
}

export async function findCorrespondents(
  tx: Database,
  userIds: string[],
): Promise<Map<string, Correspondent>> {
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

/** The same where no listing's lock keeps the account from being deleted meanwhile. */
export async function holdCorrespondent(
  tx: Database,
  userId: string,
): Promise<Correspondent | null> {
  await tx.$executeRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR KEY SHARE`;
  return findCorrespondent(tx, userId);
}
