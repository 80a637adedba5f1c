import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LogOutForm } from "./log-out-form";
import { hasMarker, keepSession } from "./stored-session";

vi.mock("@/lib/auth/actions", () => ({ logOutAction: vi.fn() }));

let root: Root;
const leave = vi.fn();

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  leave.mockClear();
  vi.spyOn(location, "assign").mockImplementation(leave);
  keepSession("a-session-id");
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  const form = (
    <LogOutForm>
      <button type="submit">Log out</button>
    </LogOutForm>
  );
  await act(async () => root.render(form));
});

afterEach(async () => {
  await act(async () => root.unmount());
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
