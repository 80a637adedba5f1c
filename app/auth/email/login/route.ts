import { NextResponse } from "next/server";
import { authCall } from "@/app/auth/auth-call";
import { sessionCookieName, sessionCookieOptions, sessionIdOf } from "@/lib/auth/cookie";
import { logIn } from "@/lib/auth/operations";
import { isOwnOrigin } from "@/lib/auth/origin";
import { rememberDeviceOf } from "@/lib/auth/remember-device";
import { closeFormerSession } from "@/lib/auth/sessions";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { clientOf } from "@/lib/site/client-address";

/** Spec §7: `{sessionId}` for programs; only a page of our own gets the cookie as well (contract §2). */
export const POST = authCall("auth/email/login", async (request) => {
  const payload = await readJson(request);
  const { answer } = await runOperation(logIn, visitor, payload, clientOf(request.headers));
  const response = NextResponse.json(answer);
  if (isOwnOrigin(request.headers)) {
    await closeFormerSession(sessionIdOf(request));
    await rememberDeviceOf(answer.sessionId);
    response.cookies.set(sessionCookieName(), answer.sessionId, sessionCookieOptions());
  }
  return response;
});

export * from "@/lib/errors/only-post";
