import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { findCredentials } from "@/lib/accounts/credentials/queries";
import { hashSecret, makeSecret } from "@/lib/accounts/secret";
import { findMarkedIdentity, type MarkedIdentity } from "@/lib/accounts/sessions/queries";
import { env, speaksHttps } from "@/lib/config/env";
import type { Prisma } from "@/lib/db/generated/client";
import { reportError } from "@/lib/error-reporting/report-error";
import type { Client } from "@/lib/request/client";
import { deviceCookieName } from "@/lib/request/cookies";

// The cookie holds a random id and a mark per account, joined by dots.
const maxAccounts = 5;
const yearInSeconds = 365 * 24 * 60 * 60;

export function rememberDeviceOf(sessionId: string): Promise<void> {
  return rememberDevice({ user: { sessions: { some: { tokenHash: hashSecret(sessionId) } } } });
}

/** Logs a failure instead of throwing, so the login succeeds. */
export async function rememberDevice(account: Prisma.EmailIdentityWhereInput): Promise<void> {
  try {
    const identity = await findMarkedIdentity(account);
    if (identity) {
      await setMark(identity);
    }
  } catch (error) {
    reportError(error, "known device");
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

export async function findKnownDevice(
  { email }: { email: string },
  { device }: Client,
): Promise<string | undefined> {
  const [id, ...marks] = device?.split(".") ?? [];
  const found = id && marks.length > 0 ? await findCredentials(email) : undefined;
  const mark = id && found && markOf(id, found);
  // Digests hide timing.
  return mark && marks.some((sent) => hashSecret(sent) === hashSecret(mark)) ? mark : undefined;
}

/** A new password invalidates older marks. */
function markOf(deviceId: string, { userId, passwordHash }: MarkedIdentity): string {
  return createHmac("sha256", env().authSecret)
    .update(JSON.stringify(["known device", deviceId, userId, passwordHash]))
    .digest("base64url");
}
