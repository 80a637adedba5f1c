import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { describedCall } from "@/tests/factories/described-call";
import { clientCallOf, curlOf, logInSample } from "./code-samples";

const call = describedCall({
  isIdempotent: true,
  example: { note: `"O'Neill" $HOME \`date\` \\ Größe M8`, "bolt-id": 7 },
});
const appUrl = "https://lagerfund.example";

test("a shell hands on exactly what is to be sent", () => {
  const words = wordsOf(curlOf(call, appUrl), { LAGERFUND_SESSION: "s3cret" });
  const [address, ...rest] = words;
  expect(address).toBe("https://lagerfund.example/operations/tighten-bolt");
  expect(rest).toContain("Authorization: Bearer s3cret");
  expect(rest).toContain("Content-Type: application/json");
  expect(rest.some((word) => word.startsWith("Idempotency-Key: "))).toBe(true);
  expect(JSON.parse(rest.at(-1) ?? "")).toEqual({ json: call.example });
});

test("a call without a payload is a POST with nothing in it, a public one without a session", () => {
  const bare = {
    ...call,
    payload: null,
    example: undefined,
    access: "public",
    isIdempotent: false,
  } as const;
  expect(wordsOf(curlOf(bare, appUrl))).toEqual([
    "-X",
    "POST",
    "https://lagerfund.example/operations/tighten-bolt",
  ]);
});

test("a log-in leaves the session behind", () => {
  const answer = `curl() { printf '{"message":"ok","sessionId":"a-b_c"}'; }`;
  const script = `${answer}\n${logInSample(appUrl)}\nprintf %s "$LAGERFUND_SESSION"`;
  expect(execFileSync("sh", ["-c", script], { encoding: "utf8" })).toBe("a-b_c");
});

test("the client's call has the payload as TypeScript writes it", () => {
  expect(clientCallOf({ ...call, example: { id: 7, "bolt-id": [1] } })).toBe(
    [
      'const answer = await lagerfund.call("tighten-bolt", {',
      "  id: 7,",
      '  "bolt-id": [',
      "    1",
      "  ]",
      "}, { idempotencyKey: crypto.randomUUID() });",
    ].join("\n"),
  );
});

test("auth calls have methods of their own", () => {
  const plain = { ...call, isEnveloped: false, isIdempotent: false, example: { token: "t" } };
  expect(clientCallOf({ ...plain, name: "log-in" })).toContain("lagerfund.logIn({");
  expect(clientCallOf({ ...plain, name: "verify-email" })).toContain(
    'lagerfund.emailCall("verifyEmail", {',
  );
});

function wordsOf(command: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nuuidgen() { echo 1; }\n${command}`;
  const output = execFileSync("sh", ["-c", script], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return output.split("\0").slice(0, -1);
}
