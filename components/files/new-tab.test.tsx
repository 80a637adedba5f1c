import { afterEach, expect, test, vi } from "vitest";
import { openInNewTab } from "./new-tab";

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

test("where no tab may be opened the address is fetched from this page", async () => {
  vi.stubGlobal("open", () => null);
  const replace = vi.fn();
  vi.stubGlobal("location", { replace });
  expect(await openInNewTab(async () => url)).toBe(true);
  expect(replace).toHaveBeenCalledWith(url);
});
