import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { useReliablePush } from "./use-reliable-push";
import { navigationFailed } from "./watch-fetch";

const router = { push: vi.fn() };
const failed = vi.fn();
const mount = mounted();

function Leaver() {
  const push = useReliablePush(failed);
  return (
    <button type="button" onClick={() => push("/listing/detail/7")}>
      leave
    </button>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(location, "assign").mockImplementation(() => {});
  await mount(
    <AppRouterContext value={router as never}>
      <Leaver />
    </AppRouterContext>,
  );
  await act(async () => document.querySelector("button")?.click());
});

afterEach(() => {
  failed.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a page that does not come is loaded as a document, once", () => {
  expect(router.push).toHaveBeenCalledWith("/listing/detail/7");
  vi.advanceTimersByTime(9_900);
  expect(location.assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(vi.mocked(location.assign).mock.calls).toEqual([["/listing/detail/7"]]);
});

test("a page that fails to come leaves this one, whose button can be pressed again", async () => {
  await act(async () => dispatchEvent(new Event(navigationFailed)));
  await act(async () => dispatchEvent(new Event(navigationFailed)));
  expect(failed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(location.assign).not.toHaveBeenCalled();
});
