import { afterEach, expect, test, vi } from "vitest";
import { sendCall } from "./send-call";

const call = { method: "POST", path: "/operations/create-listing" };

afterEach(() => void vi.unstubAllGlobals());

function answerWith(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("an answer is shown line by line", async () => {
  const fetched = answerWith(() => Response.json({ json: { listingId: 7 } }));
  expect(await sendCall(call, '{"json":{}}')).toEqual({
    status: 200,
    body: '{\n  "json": {\n    "listingId": 7\n  }\n}',
    code: null,
  });
  expect(fetched.mock.calls).toEqual([
    [
      call.path,
      { method: "POST", body: '{"json":{}}', headers: { "Content-Type": "application/json" } },
    ],
  ]);
});

test("a refusal names its code, which an answer of the same name does not", async () => {
  answerWith(() => Response.json({ code: "NOT_FOUND" }, { status: 404 }));
  expect(await sendCall(call, null)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  answerWith(() => Response.json({ code: "6205" }));
  expect(await sendCall(call, null)).toMatchObject({ status: 200, code: null });
});

test("what is no JSON is shown as it is, and of what is long the beginning", async () => {
  answerWith(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  const gateway = { status: 502, body: "<h1>Bad gateway</h1>", code: null };
  expect(await sendCall(call, null)).toEqual(gateway);
  answerWith(() => Response.json("x".repeat(200_000)));
  expect((await sendCall(call, null)).body).toHaveLength(100_001);
});

test("a line that broke is no answer", async () => {
  answerWith(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await sendCall(call, null)).toEqual({ status: 0, body: "", code: null });
});
