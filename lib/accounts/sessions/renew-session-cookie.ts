import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { log } from "@/lib/log/log";
import { renewalIntervalInMs } from "../session-rules";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "./auth-cookies";
import { refreshSession } from "./mutations";

/** Set for a day when the session cookie was renewed. */
const renewedCookieName = "lagerfund-renewed";

/** Runs once a day, so the cookie lives 30 days from its last use. */
export async function renewSessionCookie(
  request: NextRequest,
  response: NextResponse,
): Promise<void> {
  const sessionId = sessionIdOf(request);
  if (!sessionId || !isDue(request) || !(await isLive(sessionId))) {
    return;
  }
  const options = sessionCookieOptions();
  response.cookies.set(sessionCookieName(), sessionId, options);
  const maxAge = renewalIntervalInMs / 1000;
  response.cookies.set(renewedCookieName, "1", { ...options, maxAge });
}

function isDue({ method, headers, cookies }: NextRequest): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return method === "GET" && !cookies.has(renewedCookieName) && !purpose.includes("prefetch");
}

async function isLive(sessionId: string): Promise<boolean> {
  try {
    return (await refreshSession(sessionId)) !== null;
  } catch (error) {
    log().warn({ err: error }, "session not renewed");
    return false;
  }
}
