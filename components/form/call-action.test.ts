import { expect, test } from "vitest";
import { callAction, failedAnswerOf } from "./call-action";

const answers = [
  [401, "UNAUTHENTICATED"],
  [403, "FORBIDDEN"],
  [404, "NOT_FOUND"],
  [409, "CONFLICT"],
  [413, "PAYLOAD_TOO_LARGE"],
  [418, "BAD_REQUEST"],
  [422, "VALIDATION"],
  [429, "TOO_MANY_REQUESTS"],
  [500, "INTERNAL"],
  [502, "UNAVAILABLE"],
  [503, "UNAVAILABLE"],
  [504, "UNAVAILABLE"],
] as const;

for (const [status, code] of answers) {
  test(`a foreign response with status ${status} is the failure ${code}`, async () => {
    const answer = new Response("<h1>Proxy</h1>", { status });
    expect(await callAction(async () => throwIt(failedAnswerOf(answer)))).toEqual({
      ok: false,
      code,
      issues: [],
      retryAfterInSeconds: undefined,
    });
  });
}

test("a failure says when to try again, where the answer does", async () => {
  const answer = new Response("", { status: 429, headers: { "retry-after": "120" } });
  expect(await callAction(async () => throwIt(failedAnswerOf(answer)))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterInSeconds: 120,
  });
});

test("no answer, an outdated page and a server error are different failures", async () => {
  const outdated = Object.assign(new Error("not found"), { name: "UnrecognizedActionError" });
  const ofServer = Object.assign(new Error("hidden"), { digest: "123" });
  const thrown = [new TypeError("Failed to fetch"), outdated, ofServer];
  const results = await Promise.all(thrown.map((error) => callAction(async () => throwIt(error))));
  expect(results.map((result) => "code" in result && result.code)).toEqual([
    "UNREACHABLE",
    "OUTDATED",
    "INTERNAL",
  ]);
});

function throwIt(error: unknown): never {
  throw error;
}
