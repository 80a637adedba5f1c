import { serialize } from "superjson";
import { viewerOf } from "@/lib/accounts/current-viewer";
import { findOperation } from "@/lib/api/registry";
import { dropTags } from "@/lib/cache/drop-tags";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { AppError } from "@/lib/errors/app-error";
import { readPayload } from "@/lib/operations/read-payload";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

type Context = { params: Promise<{ name: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  try {
    const operation = findOperation(name);
    if (!operation) {
      throw new AppError("UNKNOWN_OPERATION");
    }
    const viewer = await viewerOf(request);
    // Before the body is read, which may be large.
    operation.access.admit(viewer);
    const payload = await readPayload(request, operation.maxBodyBytes);
    const client = clientOf(request.headers);
    const { answer, staleTags } = await runOperation(
      operation,
      viewer,
      payload,
      client,
      request.headers.get("idempotency-key"),
    );
    await dropTags(staleTags, "route");
    return Response.json(serialize(answer), { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, name);
  }
}

export * from "@/lib/http/only-post";
