import "server-only";
import {
  type FoundCredentials,
  findCredentials,
  lockCredentials,
} from "@/lib/accounts/credentials/queries";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { type Database, db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { resetCounters } from "@/lib/limits/enforce-limit";
import { limits } from "@/lib/limits/limits";
import { type Client, noClient } from "@/lib/request/client";
import { verifyPassword } from "../../password";
import type { Credentials } from "../../schema";
import { openSessionIn } from "../../sessions/mutations";

/**
 * Throws INVALID_CREDENTIALS for every reason after the same work, so that nothing is revealed.
 */
export async function logInByEmail(
  { email, password }: Credentials,
  client: Client = noClient,
): Promise<{ sessionId: string }> {
  const found = await findCredentials(email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  const sessionId = found?.mayLogIn && isRight ? await openSessionIfUnchanged(found, client) : null;
  if (sessionId === null) {
    const userId = found?.userId ?? null;
    await recordSecurityEvent(db(), { kind: "LOGIN_FAILED", userId, client });
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { sessionId };
}

/** A new password also clears attempts by others. */
export async function forgetFailedLogIns(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  { address }: Client,
): Promise<void> {
  for (const account of [email, userId]) {
    await resetCounters(tx, limits.logIn, { account, clientAddress: address });
  }
}

/** A reset or block during the comparison ends all sessions, so null. */
function openSessionIfUnchanged(found: FoundCredentials, client: Client): Promise<string | null> {
  return transact(async (tx) =>
    (await lockCredentials(tx, found)) ? openSessionIn(tx, found.userId, client) : null,
  );
}
