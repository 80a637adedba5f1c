import { authCall, notPost } from "@/app/auth/auth-call";
import { cookieOf } from "@/lib/auth/cookie";
import { signUp } from "@/lib/auth/operations";
import { languageKey } from "@/lib/i18n/locales";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { clientOf } from "@/lib/site/client-address";

/** Spec §7; mails in the body's `locale`, else in the language that the caller's pages have. */
export const POST = authCall("auth/email/signup", async (request) => {
  const body = await readJson(request);
  const language = { locale: cookieOf(request, languageKey) };
  const payload = isObject(body) ? { ...language, ...body } : body;
  const { answer } = await runOperation(signUp, visitor, payload, clientOf(request.headers));
  return Response.json(answer);
});

function isObject(body: unknown): body is object {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

export { notPost as DELETE, notPost as GET, notPost as PATCH, notPost as PUT };
