import { afterEach, expect, test, vi } from "vitest";
import { openInNewTab } from "./file-list";

const url = "http://store/get";

afterEach(() => void vi.unstubAllGlobals());

function stubTab() {
  const tab = { opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } };
  const open = vi.fn(() => tab);
  vi.stubGlobal("open", open);
  return { tab, open };
}

test("the tab opens before the address is known, without an opener, and is led there", async () => {
  const { tab, open } = stubTab();
  const isOpened = openInNewTab(async () => url);
  expect(open).toHaveBeenCalledWith("", "_blank");
  expect(tab.opener).toBeNull();
  expect(await isOpened).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(tab.close).not.toHaveBeenCalled();
});

test.each([
  ["there is no address", async () => null],
  ["asking fails", () => Promise.reject(new Error("offline"))],
])("no empty tab stays where %s", async (_, findUrl) => {
  const { tab } = stubTab();
  expect(await openInNewTab(findUrl)).toBe(false);
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
