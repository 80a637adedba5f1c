import "server-only";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import type { Client } from "@/lib/request/client";

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
