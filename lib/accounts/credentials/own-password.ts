import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { verifyPassword } from "../password";
import { findOwnIdentity, type OwnIdentity } from "./queries";

/**
 * Throws VALIDATION (`password_wrong`) at `field`. Callers need the login limit, or a stolen
 * session could guess.
 */
export async function requirePassword(
  viewer: Member,
  password: string,
  field: string,
): Promise<OwnIdentity> {
  const identity = await findOwnIdentity(viewer.userId);
  const isRight = await verifyPassword(identity?.passwordHash ?? null, password);
  if (!identity || !isRight) {
    throw wrongPassword(field);
  }
  return identity;
}

export function wrongPassword(field: string): AppError {
  return new AppError("VALIDATION", { issues: [issueAt(field, "password_wrong")] });
}
