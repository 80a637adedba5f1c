import superjson from "superjson";
import type { DescribedCall } from "./described";
import type { JsonSchema } from "./json-schema";
import { sampleOf } from "./sample";

const sessionVariable = "LAGERFUND_SESSION";

/** The call for a shell: works as it is pasted, where `$LAGERFUND_SESSION` holds a session. */
export function curlOf(call: DescribedCall, appUrl: string): string {
  const { method, path, access, isIdempotent } = call;
  const body = bodyOf(call);
  const parts = [
    `curl ${method === "post" && body === null ? "-X POST " : ""}${quoted(appUrl + path)}`,
    ...(access === "public" ? [] : [`-H "Authorization: Bearer $${sessionVariable}"`]),
    ...(isIdempotent ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`]),
  ];
  return parts.join(" \\\n  ");
}

/** Logging in from a shell, which leaves the session in `$LAGERFUND_SESSION`. */
export function logInSample(appUrl: string): string {
  const credentials = JSON.stringify({ email: "einkauf@example.com", password: "…" });
  return [
    `${sessionVariable}=$(curl -s ${quoted(`${appUrl}/auth/email/login`)} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(credentials)} |`,
    `  sed -n 's/.*"sessionId":"\\([^"]*\\)".*/\\1/p')`,
  ].join("\n");
}

/** The body of the call's example, as it is sent; null where nothing is. */
export function bodyOf({ isEnveloped, example }: DescribedCall): string | null {
  return example === undefined
    ? null
    : prettyJson(isEnveloped ? superjson.serialize(example) : example);
}

/** What a success may look like, as it comes. */
export function answerSample(
  { isEnveloped, answer }: DescribedCall,
  named: Readonly<Record<string, JsonSchema>>,
): string {
  const sample = sampleOf(answer, named);
  return prettyJson(isEnveloped ? superjson.serialize(sample) : sample);
}

const ownMethods: Record<string, string> = {
  "log-in": "logIn",
  "log-out": "logOut",
  "get-own-account": "me",
};

/** The call by the typed client (lib/operations/client.ts). */
export function clientCallOf({ name, isEnveloped, example, isIdempotent }: DescribedCall): string {
  const given = example === undefined ? [] : [literalOf(example)];
  if (!isEnveloped) {
    const method = ownMethods[name];
    const before = method ? [] : [JSON.stringify(camelCase(name))];
    return callTo(method ?? "emailCall", [...before, ...given]);
  }
  const options = isIdempotent ? ["{ idempotencyKey: crypto.randomUUID() }"] : [];
  return callTo("call", [JSON.stringify(name), ...given, ...options]);
}

function callTo(method: string, given: string[]): string {
  return `const answer = await lagerfund.${method}(${given.join(", ")});`;
}

/** A value as TypeScript has it, indented like JSON. */
function literalOf(value: unknown): string {
  return prettyJson(value).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}

/** For a POSIX shell: nothing inside is read as anything else. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
