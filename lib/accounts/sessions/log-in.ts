import "server-only";
import { recordSecurityEvent } from "@/lib/audit/security-events";
import { type Database, db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { limits } from "@/lib/limits/limits";
import { forgetSpent } from "@/lib/limits/spend";
import { type Client, noClient } from "@/lib/request/client";
import { verifyPassword } from "../password";
import { type FoundCredentials, findCredentials, lockCredentials } from "../queries";
import type { Credentials } from "../schema";
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
  const sessionId = found?.mayLogIn && isRight ? await openHeldSession(found, client) : null;
  if (sessionId === null) {
    const userId = found?.userId ?? null;
    await recordSecurityEvent(db(), { kind: "LOGIN_FAILED", userId, client });
    throw new AppError("INVALID_CREDENTIALS");
  }
  return { sessionId };
}

/** Whoever has set a password is not kept out by what others tried before, nor by their own mistakes (contract §3). */
export async function forgetFailedLogIns(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  { address }: Client,
): Promise<void> {
  for (const account of [email, userId]) {
    await forgetSpent(tx, limits.logIn, { account, clientAddress: address });
  }
}

/** Comparing took a while: a reset or a block may have ended all sessions meanwhile. Then there is none. */
function openHeldSession(found: FoundCredentials, client: Client): Promise<string | null> {
  return transact(async (tx) =>
    (await lockCredentials(tx, found)) ? openSessionIn(tx, found.userId, client) : null,
  );
}
