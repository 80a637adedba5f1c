import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";

/** Whoever changes who administers waits for the others here, until the end of the transaction. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`;
}

/**
 * Refuses to lose the last administrator who can log in (contract §2).
 * Call it behind `lockAdministrators`. Throws LAST_ADMINISTRATOR.
 */
export async function requireAnotherAdministrator(tx: Database, userId: string): Promise<void> {
  const another = await tx.user.findFirst({
    where: { ...ableAdministrators, id: { not: userId } },
    select: { id: true },
  });
  if (!another) {
    throw new AppError("LAST_ADMINISTRATOR");
  }
}

/** Refuses an account whose address nobody has proved: whose it will be is not known. Throws ACCOUNT_UNVERIFIED. */
export async function requireVerified(tx: Database, userId: string): Promise<void> {
  if ((await tx.emailIdentity.count({ where: { userId, verifiedAt: null } })) > 0) {
    throw new AppError("ACCOUNT_UNVERIFIED");
  }
}

/** Refuses who was an administrator when the call came in and no longer is behind `lockAdministrators`. Throws FORBIDDEN. */
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
