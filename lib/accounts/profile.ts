import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import { lockName, requireFreeUsername, usernameError } from "./mutations";
import type { ProfileChanges } from "./schema";

/**
 * Changes a user's name and billing address; what is not named stays. Of two who want one name, one gets it.
 * Throws VALIDATION at `username` as `requireFreeUsername` does, UNAUTHENTICATED when the account is gone.
 */
export async function updateProfile(userId: string, changes: ProfileChanges): Promise<void> {
  try {
    await transact((tx) => writeProfile(tx, userId, changes));
  } catch (error) {
    // A signup whose name was taken has just been given this one.
    if (isUniqueViolation(error)) {
      throw usernameError("username_taken");
    }
    throw error;
  }
}

async function writeProfile(
  tx: Database,
  userId: string,
  { username, ...address }: ProfileChanges,
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId, deletedAt: null },
    select: { username: true },
  });
  if (!user) {
    throw new AppError("UNAUTHENTICATED");
  }
  // Another case of one's own name is nobody else's.
  const isNew = username?.toLowerCase() !== user.username.toLowerCase();
  if (username !== undefined && isNew) {
    await lockName(tx, username);
    await requireFreeUsername(tx, username, userId);
  }
  await tx.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: { username, ...address },
  });
}
