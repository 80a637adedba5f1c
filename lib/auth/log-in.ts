import "server-only";
import { db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { recordSecurityEvent } from "@/lib/history/security";
import { type Client, noClient } from "@/lib/operations/client";
import { verifyPassword } from "./password";
import { findCredentials, holdCredentials } from "./queries";
import type { Credentials } from "./schema";
import { openSessionIn } from "./sessions";

/**
 * Opens a session for an address and its password. Throws INVALID_CREDENTIALS for an unknown address, a wrong
 * password, an unverified address and a blocked user alike, after the same work (contract §3).
 */
export async function logInByEmail(
  { email, password }: Credentials,
  client: Client = noClient,
): Promise<{ sessionId: string }> {
  const found = await findCredentials(email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found?.mayLogIn || !isRight) {
    await recordSecurityEvent(db(), {
      kind: "LOGIN_FAILED",
      userId: found?.userId ?? null,
      client,
    });
    throw new AppError("INVALID_CREDENTIALS");
  }
  return transact(async (tx) => {
    // Comparing took a while: a reset or a block may have ended all sessions meanwhile.
    if (!(await holdCredentials(tx, found))) {
      throw new AppError("INVALID_CREDENTIALS");
    }
    return { sessionId: await openSessionIn(tx, found.userId, client) };
  });
}
