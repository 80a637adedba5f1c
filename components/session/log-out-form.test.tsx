import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { LogOutForm } from "./log-out-form";
import { hasMarker, storeSession } from "./stored-session";

vi.mock("@/lib/actions/auth", () => ({ logOutAction: vi.fn() }));

const mount = mounted();
const leave = vi.fn();

beforeEach(async () => {
  leave.mockClear();
  vi.spyOn(location, "assign").mockImplementation(leave);
  storeSession("a-session-id");
  const form = (
    <LogOutForm>
      <button type="submit">Log out</button>
    </LogOutForm>
  );
  await mount(form);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

for (const [answer, remains] of [
  [200, false],
  [401, false],
  [503, true],
  [0, true],
] as const) {
  const fate = remains ? "the server hears of it with the next page" : "nothing remains";
  test(`logging out clears the store and leaves; answered ${answer}, ${fate}`, async () => {
    vi.stubGlobal("fetch", async () =>
      answer === 0
        ? Promise.reject(new TypeError("offline"))
        : new Response(null, { status: answer }),
    );
    await act(async () => document.querySelector("button")?.click());
    expect(localStorage.getItem("wasp:sessionId")).toBeNull();
    expect(hasMarker()).toBe(remains);
    expect(document.cookie.includes("lagerfund-signed-out=a-sessio")).toBe(remains);
    expect(leave).toHaveBeenCalledWith("/");
  });
}
