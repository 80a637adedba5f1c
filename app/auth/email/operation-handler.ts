import { authHandler } from "@/app/auth/auth-handler";
import { visitor } from "@/lib/fields/viewer";
import { languageKey } from "@/lib/i18n/locales";
import type { AnyOperation } from "@/lib/operations/define";
import { readJson } from "@/lib/operations/read-payload";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";
import { cookieOf } from "@/lib/request/cookies";

export function operationHandler(operation: AnyOperation) {
  return authHandler(`auth/email/${operation.name}`, async (request) => {
    const body = await readJson(request);
    const client = clientOf(request.headers);
    const language = { locale: cookieOf(request, languageKey) };
    const payload = isObject(body) ? { ...language, ...body } : body;
    return Response.json((await runOperation(operation, visitor, payload, client)).answer);
  });
}

function isObject(body: unknown): body is object {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}
