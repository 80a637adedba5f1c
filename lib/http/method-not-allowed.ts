import "server-only";
import { errorKinds } from "@/lib/errors/error-kinds";

export function notPost(): Response {
  return methodNotAllowed("POST");
}

export function notGet(): Response {
  return methodNotAllowed("GET", "HEAD");
}

/** Next's own answer would list refused methods too. */
export function getOptions(): Response {
  return new Response(null, { status: 204, headers: { Allow: "GET, HEAD, OPTIONS" } });
}

export function postOptions(): Response {
  return new Response(null, { status: 204, headers: { Allow: "POST, OPTIONS" } });
}

export function methodNotAllowed(...allowed: string[]): Response {
  const { status, message } = errorKinds.METHOD_NOT_ALLOWED;
  const headers = { Allow: allowed.join(", "), "Cache-Control": "no-store" };
  return Response.json({ message, code: "METHOD_NOT_ALLOWED" }, { status, headers });
}
