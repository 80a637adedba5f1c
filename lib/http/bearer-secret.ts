import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/errors/app-error";

/**
 * What somebody is answered who does not know a secret of the host, by `Authorization: Bearer` and that variable's `name`;
 * null for who does. Throws NOT_FOUND on a host without it: there the door does not exist.
 */
export function checkBearer(
  request: Request,
  secret: string | undefined,
  name: string,
): Response | null {
  if (secret === undefined) {
    throw new AppError("NOT_FOUND");
  }
  const authorization = request.headers.get("authorization") ?? "";
  // Digests are of one length, so that the time of comparing tells nothing.
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`)) ? null : ask(name);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Nobody can log in here: the caller is a machine of the host. */
function ask(name: string): Response {
  const message = `This takes \`Authorization: Bearer\` with the host's ${name}.`;
  const headers = { "WWW-Authenticate": "Bearer", "Cache-Control": "no-store" };
  return Response.json({ message, code: "UNAUTHENTICATED" }, { status: 401, headers });
}
