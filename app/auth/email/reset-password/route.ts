import { authHandler } from "@/app/auth/auth-handler";
import { rememberDevice } from "@/lib/accounts/credentials/known-device";
import { findUserOfToken } from "@/lib/accounts/credentials/mutations/email-tokens";
import { resetPassword } from "@/lib/accounts/operations";
import { visitor } from "@/lib/fields/viewer";
import { isFromOwnPage } from "@/lib/http/csrf";
import { readJson } from "@/lib/operations/read-payload";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";

export const POST = authHandler("auth/email/reset-password", async (request) => {
  const payload = await readJson(request);
  // The reset invalidates the token, so the user is read first.
  const userId = isFromOwnPage(request.headers) ? await userOf(payload) : null;
  const client = clientOf(request.headers);
  const { answer } = await runOperation(resetPassword, visitor, payload, client);
  if (userId !== null) {
    await rememberDevice({ userId });
  }
  return Response.json(answer);
});

async function userOf(payload: unknown): Promise<string | null> {
  const token = (payload as { token?: unknown } | null)?.token;
  return typeof token === "string" ? findUserOfToken(token).catch(() => null) : null;
}

export * from "@/lib/http/only-post";
