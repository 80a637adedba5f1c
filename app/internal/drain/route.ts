import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { errorKinds } from "@/lib/errors/error-kinds";
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
    admitCron(request.headers.get("authorization"));
    const answer = await drain(Date.now() + drainForInMs);
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "internal/drain");
  }
}

function admitCron(authorization: string | null): void {
  const { cronSecret } = env();
  if (cronSecret === undefined) {
    throw new AppError("NOT_FOUND");
  }
  // Digests are of one length, so that the time of comparing tells nothing.
  if (!timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${cronSecret}`))) {
    throw new AppError("UNAUTHENTICATED");
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function neither(): Response {
  const { status } = errorKinds.METHOD_NOT_ALLOWED;
  const body = { message: "Only GET and POST are allowed here.", code: "METHOD_NOT_ALLOWED" };
  return Response.json(body, { status, headers: { Allow: "GET, HEAD, POST" } });
}

export {
  drainForCron as GET,
  drainForCron as POST,
  neither as DELETE,
  neither as PATCH,
  neither as PUT,
};
