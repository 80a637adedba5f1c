import { act } from "react";
import { expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { DocumentUpload } from "./document-upload";
import { putFile } from "./put-file";

vi.mock("./put-file", () => ({ putFile: vi.fn() }));
vi.mock("@/lib/actions/files", () => ({
  createDocumentAction: async () => ({ ok: true, answer: { id: "id", uploadUrl: "/put" } }),
}));
const mount = mounted();

test("running uploads are counted, can be cancelled one by one or all, and leaving asks first", async () => {
  const put = vi
    .mocked(putFile)
    .mockImplementation(
      (_url, _file, _progress, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener("abort", () => reject(new Error("gone"))),
        ),
    );
  vi.stubGlobal("fetch", async () => new Response());
  const sent = () => put.mock.calls.map(([, { name }]) => name);
  const nothing = () => {};
  const heard = { onChange: nothing, onBusyChange: nothing, onFailedChange: nothing };
  const places = { issueOf: () => undefined, idAt: String };
  await mount(
    <Screen>
      <DocumentUpload
        id="files"
        userId="u-1"
        value={[]}
        mainImageId={null}
        {...heard}
        {...places}
      />
    </Screen>,
  );
  const input = document.getElementById("files") as HTMLInputElement;
  const files = ["a.pdf", "b.pdf", "c.pdf"].map((name) => new File(["bytes"], name));
  Object.defineProperty(input, "files", { value: files });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(() => expect(sent()).toEqual(["a.pdf"]));
  expect(document.body.textContent).toContain("0 von 3 Dateien");
  expect(isLeavingBlocked()).toBe(true);
  await press("Hochladen von a.pdf abbrechen");
  await vi.waitFor(() => expect(sent()).toEqual(["a.pdf", "b.pdf"]));
  expect(document.body.textContent).toContain("0 von 2 Dateien");
  await press("Alle abbrechen");
  expect(document.querySelectorAll("[data-row]")).toHaveLength(0);
  expect([sent().length, isLeavingBlocked()]).toEqual([2, false]);
});

function press(label: string): Promise<void> {
  const all = [...document.querySelectorAll("button")];
  const button = all.find((one) => (one.getAttribute("aria-label") ?? one.textContent) === label);
  return act(async () => (button ?? expect.fail(label)).click());
}

function isLeavingBlocked(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
