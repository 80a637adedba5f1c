import { env } from "@/lib/config/env";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { checkBearer } from "@/lib/http/bearer-secret";
import { metricsText } from "@/lib/observability/metrics-text";

/**
 * For Prometheus with `Authorization: Bearer $METRICS_TOKEN` (docs/signals.md). 404 on a host without the
 * token.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const rejection = checkBearer(request, env().metricsToken, "METRICS_TOKEN");
    return rejection ?? (await written());
  } catch (error) {
    return errorResponse(error, "metrics");
  }
}

async function written(): Promise<Response> {
  const { text, contentType } = await metricsText();
  const headers = { "Content-Type": contentType, "Cache-Control": "no-store" };
  return new Response(text, { headers });
}

export * from "@/lib/http/only-get";
