import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/accounts/next-auth";
import { hasAmbiguousSession } from "@/lib/accounts/sessions/auth-cookies";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { AppError } from "@/lib/errors/app-error";
import { methodNotAllowed } from "@/lib/http/method-not-allowed";
import { readText } from "@/lib/operations/read-payload";
import { errorCodeOfResponse } from "./error-code-of-response";

type Context = { params: Promise<{ nextauth: string[] }> };

const maxBytes = 16 * 1024;

/**
 * The open calls of next-auth. The others are closed, above all `_log`, which would let anybody write to our
 * log.
 */
const methodsOf = new Map([
  ["csrf", ["GET", "HEAD"]],
  ["providers", ["GET", "HEAD"]],
  ["session", ["GET", "HEAD"]],
  ["signin/credentials", ["POST"]],
  ["callback/credentials", ["POST"]],
  ["signout", ["POST"]],
]);

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    const methods = methodsOf.get(request.nextUrl.pathname.slice("/api/auth/".length));
    if (!methods) {
      throw new AppError("NOT_FOUND");
    }
    return methods.includes(request.method)
      ? await answerOf(await readCall(request), context)
      : methodNotAllowed(...methods);
  } catch (error) {
    return errorResponse(error, "api/auth");
  }
}

async function readCall(request: NextRequest): Promise<NextRequest> {
  if (hasAmbiguousSession(request)) {
    throw new AppError("UNAUTHENTICATED");
  }
  const { url, headers } = request;
  if (request.method !== "POST") {
    return new NextRequest(url, { headers });
  }
  const body = (await readText(request, maxBytes)) || null;
  return new NextRequest(url, { method: "POST", headers, body });
}

/** A database that is away must not look like a dead session. */
async function answerOf(call: NextRequest, context: Context): Promise<Response> {
  let reportedError: unknown;
  const options = authOptions((error) => {
    reportedError = error;
  });
  const response: Response = await NextAuth(call, context, options).catch((error: unknown) => {
    // next-auth fails on an unreadable body; its own errors go to `onError`.
    throw new AppError("BAD_REQUEST", undefined, { cause: error });
  });
  const code = await errorCodeOfResponse(response);
  if (reportedError !== undefined || code !== null) {
    throw reportedError ?? new AppError(code ?? "INTERNAL");
  }
  return response;
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
