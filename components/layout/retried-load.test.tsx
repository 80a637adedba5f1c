import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RetriedLoad } from "./retried-load";

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["https://shop.example/transaction/user", "replace"],
  ["https://shop.example/transaction/user#main", "reload"],
] as const)(
  "%s has its title, and is asked for again by %s within 15 seconds, once",
  (href, way) => {
    const place = { href, replace: vi.fn(), reload: vi.fn() };
    vi.stubGlobal("location", place);
    const root = createRoot(document.createElement("div"));
    act(() => root.render(<RetriedLoad title="Fehler – Lagerfund" />));
    expect(document.title).toBe("Fehler – Lagerfund");
    vi.advanceTimersByTime(7_999);
    expect(place[way]).not.toHaveBeenCalled();
    vi.advanceTimersByTime(7_001);
    expect(place[way]).toHaveBeenCalledOnce();
    expect(place[way === "replace" ? "reload" : "replace"]).not.toHaveBeenCalled();
    act(() => root.unmount());
    vi.unstubAllGlobals();
  },
);
