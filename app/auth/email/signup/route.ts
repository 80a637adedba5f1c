import { cookieOf } from "@/lib/auth/cookie";
import { signUp } from "@/lib/auth/operations";
import { errorResponse } from "@/lib/errors/response";
import { languageKey } from "@/lib/i18n/locales";
import { readJson } from "@/lib/operations/body";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";

export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
} from "../../not-post";

/** Spec §7; mails in the body's `locale`, else in the language that the caller's pages have. */
export async function POST(request: Request): Promise<Response> {
  try {
    const body = await readJson(request);
    const language = { locale: cookieOf(request, languageKey) };
    const { answer } = await runOperation(
      signUp,
      visitor,
      isObject(body) ? { ...language, ...body } : body,
    );
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    return errorResponse(error, "auth/email/signup");
  }
}

function isObject(body: unknown): body is object {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}
