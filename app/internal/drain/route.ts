import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { refuseMethod } from "@/lib/errors/method-refusals";
import { errorResponse } from "@/lib/errors/response";
import { drain } from "@/lib/housekeeping/drain";

/** Seconds that a serverless host grants; the drain ends well before. */
export const maxDuration = 60;
const drainForInMs = 40_000;

/**
 * The cron's door (decision 10): sends what is due and sweeps, for `Authorization: Bearer $CRON_SECRET`.
 * 404 on a host without the secret, 401 for another one.
 */
async function drainForCron(request: Request): Promise<Response> {
  try {
    if (!isFromCron(request.headers.get("authorization"))) {
      return askForSecret();
    }
    const answer = await drain(Date.now() + drainForInMs);
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "internal/drain");
  }
}

/** Throws NOT_FOUND on a host without the secret. */
function isFromCron(authorization: string | null): boolean {
  const { cronSecret } = env();
  if (cronSecret === undefined) {
    throw new AppError("NOT_FOUND");
  }
  // Digests are of one length, so that the time of comparing tells nothing.
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${cronSecret}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Nobody can log in here: the caller is a host's cron. */
function askForSecret(): Response {
  const message = "This takes `Authorization: Bearer` with the host's CRON_SECRET.";
  const headers = { "WWW-Authenticate": "Bearer", "Cache-Control": "no-store" };
  return Response.json({ message, code: "UNAUTHENTICATED" }, { status: 401, headers });
}

function neither(): Response {
  return refuseMethod("GET", "HEAD", "POST");
}

export {
  drainForCron as GET,
  drainForCron as POST,
  neither as DELETE,
  neither as PATCH,
  neither as PUT,
};
