import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";

/** Serialises changes of administrators until the transaction ends. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`;
}

/** Call it after `lockAdministrators`. Throws LAST_ADMINISTRATOR. */
export async function requireAnotherAdministrator(tx: Database, userId: string): Promise<void> {
  const another = await tx.user.findFirst({
    where: { ...ableAdministrators, id: { not: userId } },
    select: { id: true },
  });
  if (!another) {
    throw new AppError("LAST_ADMINISTRATOR");
  }
}

/** An unverified address may belong to somebody else. Throws ACCOUNT_UNVERIFIED. */
export async function requireVerified(tx: Database, userId: string): Promise<void> {
  if ((await tx.emailIdentity.count({ where: { userId, verifiedAt: null } })) > 0) {
    throw new AppError("ACCOUNT_UNVERIFIED");
  }
}

/**
 * Call it after `lockAdministrators`. Throws FORBIDDEN when the right was withdrawn meanwhile.
 */
export async function requireStillAdministrator(tx: Database, { userId }: Member): Promise<void> {
  const count = await tx.user.count({ where: { ...ableAdministrators, id: userId } });
  if (count === 0) {
    throw new AppError("FORBIDDEN");
  }
}

const ableAdministrators = {
  isAdmin: true,
  blockedAt: null,
  deletedAt: null,
  identity: { verifiedAt: { not: null } },
} as const;
