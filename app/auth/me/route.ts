import { authCall } from "@/app/auth/auth-call";
import { getOwnAccount } from "@/lib/auth/account-operations";
import { currentViewer } from "@/lib/auth/viewer";
import { notGet } from "@/lib/errors/method-refusals";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/site/client-address";

/** The current user (spec §3, User), or 401. */
export const GET = authCall("auth/me", async (request) => {
  const client = clientOf(request.headers);
  const { answer } = await runOperation(getOwnAccount, await currentViewer(), undefined, client);
  return Response.json(answer);
});

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
