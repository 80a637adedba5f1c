import "@/tests/setup/database";
import "@/tests/setup/current-request";
import { expect, test } from "vitest";
import { closeSession } from "@/lib/accounts/sessions/mutations";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, makeSession } from "@/tests/factories/user";
import { POST } from "./route";

const own = "http://localhost:3000";

test("the stored id of a live session is exchanged for the cookie", async () => {
  const sessionId = await makeSession(await makeMember());
  const response = await exchange({ sessionId });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: expect.any(String) });
  expect(response.headers.get("set-cookie")).toContain(`lagerfund-session=${sessionId};`);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a dead id is a 401 and leaves the cookie that is there alone", async () => {
  const sessionId = await makeSession(await makeMember());
  await closeSession(sessionId);
  for (const id of [sessionId, "nonsense"]) {
    const response = await exchange({ sessionId: id });
    expect([response.status, (await response.json()).code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
});

test.each(["https://evil.example", "null", ""])(
  "a page of another site (%s) gets no cookie into the browser",
  async (origin) => {
    const sessionId = await makeSession(await makeMember());
    const response = await exchange({ sessionId }, origin);
    expect([response.status, (await response.json()).code]).toEqual([403, "FOREIGN_ORIGIN"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  },
);

test.each([{}, [], null, "text", { sessionId: 5 }, { sessionId: "" }])(
  "%j is no session",
  async (body) => {
    expect((await exchange(body)).status).toBe(422);
  },
);

function exchange(body: unknown, origin = own): Promise<Response> {
  return POST(jsonCall(body, { origin }));
}
