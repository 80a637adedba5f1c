import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { env, speaksHttps } from "@/lib/config/env";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import type { Client } from "@/lib/request/client";
import { deviceCookieName } from "@/lib/request/cookies";
import { findCredentials } from "../queries";
import { hashSecret, makeSecret } from "../secret";

// The cookie is a random id and a mark for each of the last accounts that logged in with it, joined by dots.
const maxAccounts = 5;
const yearInSeconds = 365 * 24 * 60 * 60;

export function rememberDeviceOf(sessionId: string): Promise<void> {
  return rememberDevice({ user: { sessions: { some: { tokenHash: hashSecret(sessionId) } } } });
}

/**
 * Lets this browser be known to the account, which its user has just proved to be theirs. A failure is only logged:
 * it must not undo the login.
 */
export async function rememberDevice(account: Prisma.EmailIdentityWhereInput): Promise<void> {
  try {
    const identity = await db().emailIdentity.findFirst({
      where: account,
      select: { userId: true, passwordHash: true },
    });
    if (identity) {
      await setMark(identity);
    }
  } catch (error) {
    toAppError(error, "known device");
  }
}

async function setMark(identity: MarkedIdentity): Promise<void> {
  const jar = await cookies();
  const [id = makeSecret(), ...marks] = jar.get(deviceCookieName())?.value?.split(".") ?? [];
  const mark = markOf(id, identity);
  const others = marks.filter((other) => other !== mark);
  const value = [id, mark, ...others.slice(0, maxAccounts - 1)].join(".");
  jar.set(deviceCookieName(), value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: speaksHttps(),
    maxAge: yearInSeconds,
  });
}

/** The mark of the client's device, if it has logged into that account since its password was last changed. */
export async function findKnownDevice(
  { email }: { email: string },
  { device }: Client,
): Promise<string | undefined> {
  const [id, ...marks] = device?.split(".") ?? [];
  const found = id && marks.length > 0 ? await findCredentials(email) : undefined;
  const mark = id && found && markOf(id, found);
  // Digests, so that the time of comparing tells nothing.
  return mark && marks.some((sent) => hashSecret(sent) === hashSecret(mark)) ? mark : undefined;
}

export interface MarkedIdentity {
  userId: string;
  passwordHash: string;
}

/** What makes a device known to an account, and only this server can make. A new password makes older ones worthless. */
function markOf(deviceId: string, { userId, passwordHash }: MarkedIdentity): string {
  return createHmac("sha256", env().authSecret)
    .update(JSON.stringify(["known device", deviceId, userId, passwordHash]))
    .digest("base64url");
}
