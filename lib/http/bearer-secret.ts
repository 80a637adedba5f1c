import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors/app-error";

/** Null when the secret matches. Throws NOT_FOUND when the host has none. */
export function checkBearer(
  request: Request,
  secret: string | undefined,
  name: string,
): Response | null {
  if (secret === undefined) {
    throw new AppError("NOT_FOUND");
  }
  const authorization = request.headers.get("authorization") ?? "";
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
    ? null
    : unauthorized(name);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function unauthorized(name: string): Response {
  const message = `This takes \`Authorization: Bearer\` with the host's ${name}.`;
  const headers = { "WWW-Authenticate": "Bearer", "Cache-Control": "no-store" };
  return Response.json({ message, code: "UNAUTHENTICATED" }, { status: 401, headers });
}
