import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { env, speaksHttps } from "@/lib/env/env";
import { reportable } from "@/lib/errors/report";
import type { Client } from "@/lib/site/client";
import { deviceCookieName } from "@/lib/site/device-cookie";
import { findCredentials } from "./queries";
import { hashSecret, makeSecret } from "./secret";

// The cookie is a random id and a mark for each of the last accounts that logged in with it, joined by dots.
const maxAccounts = 5;
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The mark of the client's device, if it has logged into that account since its password was last changed: others'
 * failed attempts do not count for it (contract §3). Undefined for any other, known address or not.
 */
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

/** Lets this browser be known to the account of a session that was just opened. */
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
    reportable(error, "known device");
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

interface MarkedIdentity {
  userId: string;
  passwordHash: string;
}

/** Only this server can make it. A changed password makes all marks of before worthless. */
function markOf(deviceId: string, { userId, passwordHash }: MarkedIdentity): string {
  return createHmac("sha256", env().authSecret)
    .update(JSON.stringify(["known device", deviceId, userId, passwordHash]))
    .digest("base64url");
}
