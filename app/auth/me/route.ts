import { authHandler } from "@/app/auth/auth-handler";
import { bearerOf, currentViewer } from "@/lib/accounts/current-viewer";
import { getOwnAccount } from "@/lib/accounts/operations";
import { requireOwnOrigin } from "@/lib/http/csrf";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

export const GET = authHandler("auth/me", async (request) => {
  const { headers } = request;
  if (bearerOf(headers) === undefined && headers.has("origin")) {
    // Only other sites' GETs name an origin.
    requireOwnOrigin(headers);
  }
  const client = clientOf(headers);
  const { answer } = await runOperation(getOwnAccount, await currentViewer(), undefined, client);
  return Response.json(answer);
});

export * from "@/lib/http/only-get";
