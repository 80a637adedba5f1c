import { authCall, notPost } from "@/app/auth/auth-call";
import { verifyEmail } from "@/lib/auth/operations";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { clientOf } from "@/lib/site/client-address";

/** Spec §7. */
export const POST = authCall("auth/email/verify-email", async (request) => {
  const payload = await readJson(request);
  const { answer } = await runOperation(verifyEmail, visitor, payload, clientOf(request.headers));
  return Response.json(answer);
});

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
