import "server-only";
import { db } from "@/lib/db/client";

const dayInMs = 24 * 60 * 60_000;

/** Deletes sessions that nobody can use any more. */
export async function deleteRunOutSessions(): Promise<void> {
  await db().session.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

/** Deletes the tokens of links that ran out more than a day ago. */
export async function deleteRunOutTokens(): Promise<void> {
  await db().emailToken.deleteMany({
    where: { expiresAt: { lt: new Date(Date.now() - dayInMs) } },
  });
}
