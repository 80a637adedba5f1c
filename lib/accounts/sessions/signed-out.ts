import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { log } from "@/lib/log/log";
import { signedOutCookie } from "../rules";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "./cookie";
import { closeSession } from "./sessions";

/**
 * Whether this browser has signed out of the session that it sends, while the server could not be told (contract §10):
 * a cookie of its script names the beginning of that session's id.
 */
export function hasSignedOut(request: NextRequest): boolean {
  const mark = request.cookies.get(signedOutCookie)?.value;
  return Boolean(mark && sessionIdOf(request)?.startsWith(mark));
}

/** Ends such a session now. While the database is away both cookies stay, for the next request. */
export async function endSignedOut(request: NextRequest, response: NextResponse): Promise<void> {
  try {
    await closeSession(sessionIdOf(request) ?? "");
  } catch (error) {
    log().warn({ err: error }, "session not ended");
    return;
  }
  const gone = { ...sessionCookieOptions(), maxAge: 0 };
  response.cookies.set(sessionCookieName(), "", gone);
  response.cookies.set(signedOutCookie, "", { ...gone, httpOnly: false });
}
