import "server-only";
import { cookies } from "next/headers";
import { speaksHttps } from "@/lib/config/env";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { reportable } from "@/lib/error-reporting/to-app-error";
import { deviceCookieName } from "@/lib/request/cookies";
import { hashSecret, makeSecret } from "../secret";
import { type MarkedIdentity, markOf } from "./known-device";

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
