import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteDocumentFormAction, getDownloadFileSignedUrlAction } from "@/lib/actions/files";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { openInNewTab, UploadedFileList } from "./uploaded-file-list";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  useRouter: () => ({ refresh }),
}));
vi.mock("@/lib/actions/files", () => ({
  getDownloadFileSignedUrlAction: vi.fn(),
  deleteDocumentFormAction: vi.fn(),
}));

const remove = vi.mocked(deleteDocumentFormAction);
const ask = vi.mocked(getDownloadFileSignedUrlAction);
const file = { id: "id-1", key: "files/id-1/a", name: "a.png", createdAt: new Date(0) };
const mount = mounted();

beforeEach(async () => {
  vi.resetAllMocks();
  vi.stubGlobal("open", () => ({ close: vi.fn(), location: { replace: vi.fn() } }));
  await mount(
    <Screen locale="en">
      <UploadedFileList files={[file]} userId="u-1" />
    </Screen>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a connection failure during a deletion keeps the page and is shown", async () => {
  remove.mockRejectedValue(new TypeError("Failed to fetch"));
  await press("form fieldset > button");
  await press("dialog button:last-of-type");
  expect(remove).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain("The server did not answer.");
  expect(document.querySelectorAll("li")).toHaveLength(1);
});

test.each([
  ["NOT_FOUND", 1],
  ["UNAVAILABLE", 0],
] as const)(
  "after a download that is rejected with %s the list is fetched %i times",
  async (code, times) => {
    ask.mockResolvedValue({ ok: false, code, issues: [] });
    await press("li > div:last-of-type > button");
    expect(ask).toHaveBeenCalledOnce();
    expect(refresh).toHaveBeenCalledTimes(times);
  },
);

async function press(selector: string): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>(selector)?.click());
}

function stubTab() {
  const tab = { opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } };
  const open = vi.fn(() => tab);
  vi.stubGlobal("open", open);
  return { tab, open };
}

test("the tab opens without an opener before the address is known", async () => {
  const { tab, open } = stubTab();
  const isOpened = openInNewTab(async () => "/get");
  expect(open).toHaveBeenCalledWith("", "_blank");
  expect(tab.opener).toBeNull();
  expect(await isOpened).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith("/get");
  expect(tab.close).not.toHaveBeenCalled();
});

test.each([
  ["there is no address", async () => null],
  ["asking fails", () => Promise.reject(new Error("offline"))],
])("no empty tab stays open when %s", async (_, findUrl) => {
  const { tab } = stubTab();
  expect(await openInNewTab(findUrl)).toBe(false);
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
