import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/operations/viewer";
import { verifyPassword } from "./password";
import { findOwnIdentity, type OwnIdentity } from "./queries";

/**
 * The viewer's identity, once they have shown that they know its password. Throws VALIDATION (`password_wrong`) at
 * the given field. The operation that asks must share the limit of logging in, else a stolen session could guess.
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

/** What a wrong password is answered with, at the field where it was typed. */
export function wrongPassword(field: string): AppError {
  return new AppError("VALIDATION", { issues: [issueAt(field, "password_wrong")] });
}
