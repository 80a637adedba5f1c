import { NextResponse } from "next/server";
import { sessionCookieName, sessionCookieOptions } from "@/lib/auth/cookie";
import { logIn } from "@/lib/auth/operations";
import { isOwnOrigin } from "@/lib/auth/origin";
import { errorResponse } from "@/lib/errors/response";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
} from "../../not-post";

/** Spec §7: `{sessionId}` for programs; only a page of our own gets the cookie as well (contract §2). */
export async function POST(request: Request): Promise<Response> {
  try {
    const { answer } = await runOperation(logIn, visitor, await readJson(request));
    const response = NextResponse.json(answer, { headers: { "Cache-Control": "no-store" } });
    if (isOwnOrigin(request.headers)) {
      response.cookies.set(sessionCookieName(), answer.sessionId, sessionCookieOptions());
    }
    return response;
  } catch (error) {
    return errorResponse(error, "auth/email/login");
  }
}
