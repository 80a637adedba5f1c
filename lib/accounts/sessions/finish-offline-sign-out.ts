import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { log } from "@/lib/log/log";
import { signedOutCookie } from "../session-rules";
import { clearSessionCookie, sessionCookieOptions, sessionIdOf } from "./auth-cookies";
import { closeSession } from "./mutations";

/** True after a sign-out that could not reach the server. */
export function hasSignedOutOffline(request: NextRequest): boolean {
  const mark = request.cookies.get(signedOutCookie)?.value;
  return Boolean(mark && sessionIdOf(request)?.startsWith(mark));
}

/** On failure both cookies stay for the next request. */
export async function finishOfflineSignOut(
  request: NextRequest,
  response: NextResponse,
): Promise<void> {
  try {
    await closeSession(sessionIdOf(request) ?? "");
  } catch (error) {
    log().warn({ err: error }, "session not ended");
    return;
  }
  clearSessionCookie(response.cookies);
  response.cookies.set(signedOutCookie, "", {
    ...sessionCookieOptions(),
    maxAge: 0,
    httpOnly: false,
  });
}
