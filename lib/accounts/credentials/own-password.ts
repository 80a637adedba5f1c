import "server-only";
import { recordSecurityEvent } from "@/lib/audit/security-events";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import type { Client } from "@/lib/request/client";
import { verifyPassword } from "../password";
import { findOwnIdentity, type OwnIdentity } from "../queries";

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

export async function recordingWrongPassword<Answer>(
  { userId }: Pick<Member, "userId">,
  client: Client,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (isWrongPassword(error)) {
      await recordSecurityEvent(db(), { kind: "LOGIN_FAILED", userId, client });
    }
    throw error;
  }
}

function isWrongPassword(error: unknown): boolean {
  const issues = error instanceof AppError ? (error.data?.issues ?? []) : [];
  return issues.some(({ code }) => code === "password_wrong");
}
