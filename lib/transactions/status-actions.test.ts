import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { answering } from "@/tests/setup/current-request";
import { setTransactionStatusAction } from "./actions";

// Drawing a page anew needs a running Next server.
vi.mock("next/cache", () => ({ refresh() {}, updateTag() {}, unstable_cache() {} }));

const own = "http://localhost:3000";

test("without JavaScript a status that comes after the session leads through the login to its transaction", async () => {
  expect(await post({})).toBe("redirect to /login?next=%2Ftransaction%2Fdetail%2F12");
  const refused = { ok: false, code: "UNAUTHENTICATED" };
  expect(await post({ "next-action": "x" })).toMatchObject(refused);
});

function post(headers: Record<string, string>): Promise<unknown> {
  answering(new Request(own, { method: "POST", headers: { origin: own, ...headers } }));
  const form = new FormData();
  for (const [name, value] of [
    ["id", "12"],
    ["status", "CANCELLED"],
    ["from", "REQUESTED"],
    ["pageUserId", "u-1"],
  ] as const) {
    form.set(name, value);
  }
  return setTransactionStatusAction(null, form).catch(({ message }) => message);
}
