import { env } from "@/lib/config/env";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { checkBearer } from "@/lib/http/bearer-secret";
import { methodNotAllowed } from "@/lib/http/method-not-allowed";
import { drain } from "@/lib/jobs/drain";

/** Seconds. */
export const maxDuration = 60;
const drainForInMs = 40_000;

/**
 * For a cron with `Authorization: Bearer $CRON_SECRET`; 404 on a host without the secret.
 */
async function drainForCron(request: Request): Promise<Response> {
  try {
    const rejection = checkBearer(request, env().cronSecret, "CRON_SECRET");
    if (rejection) {
      return rejection;
    }
    const answer = await drain(Date.now() + drainForInMs);
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "internal/drain");
  }
}

function neither(): Response {
  return methodNotAllowed("GET", "HEAD", "POST");
}

export {
  drainForCron as GET,
  drainForCron as POST,
  neither as DELETE,
  neither as PATCH,
  neither as PUT,
};
