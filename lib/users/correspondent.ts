import "server-only";
import type { Database } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

/** Somebody whom mails go to, or are about. */
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
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      username: true,
      locale: true,
      blockedAt: true,
      identity: { select: { email: true } },
    },
  });
  if (!user?.identity) {
    return null;
  }
  const { username, locale, blockedAt, identity } = user;
  return { username, locale, email: identity.email, isBlocked: blockedAt !== null };
}

/**
 * The same where no listing's lock keeps the account from being deleted meanwhile: nothing shall follow the last letter
 * (decision 0012). Never behind such a lock: who deletes waits for that while holding the account.
 */
export async function holdCorrespondent(
  tx: Database,
  userId: string,
): Promise<Correspondent | null> {
  await tx.$executeRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR KEY SHARE`;
  return findCorrespondent(tx, userId);
}
