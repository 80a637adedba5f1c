import { readiness } from "@/lib/observability/readiness";

const retryAfterInSeconds = "5";

export async function GET(): Promise<Response> {
  const answer = await readiness();
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (!answer.ready) {
    headers.set("Retry-After", retryAfterInSeconds);
  }
  return Response.json(answer, { status: answer.ready ? 200 : 503, headers });
}

export const dynamic = "force-dynamic";

export * from "@/lib/http/only-get";
