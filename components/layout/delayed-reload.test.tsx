import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { DelayedReload } from "./delayed-reload";

const mount = mounted();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["https://shop.example/transaction/user", "replace"],
  ["https://shop.example/transaction/user#main", "reload"],
] as const)(
  "%s has its title, and is requested again by %s within 15 seconds, once",
  async (href, way) => {
    const place = { href, replace: vi.fn(), reload: vi.fn() };
    vi.stubGlobal("location", place);
    await mount(<DelayedReload title="Fehler – Lagerfund" />);
    expect(document.title).toBe("Fehler – Lagerfund");
    vi.advanceTimersByTime(7_999);
    expect(place[way]).not.toHaveBeenCalled();
    vi.advanceTimersByTime(7_001);
    expect(place[way]).toHaveBeenCalledOnce();
    expect(place[way === "replace" ? "reload" : "replace"]).not.toHaveBeenCalled();
  },
);
