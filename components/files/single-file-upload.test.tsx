import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { fileUploadApi } from "./file-upload-api";
import type { UploadApi } from "./send-file";
import { SingleFileUpload } from "./single-file-upload";

vi.mock("./file-upload-api", () => ({ fileUploadApi: vi.fn() }));
const png = new File(["bytes"], "a.png", { type: "image/png" });
const ticket = { ok: true, id: "id-1", key: "files/id-1/a", uploadUrl: "/put" } as const;
const mount = mounted();

beforeEach(async () => {
  const door: UploadApi<typeof ticket> = {
    issueTicket: async () => ticket,
    put: (_url, _file, _progress, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", reject)),
    dropTicket: async () => undefined,
  };
  vi.mocked(fileUploadApi).mockReturnValue(door);
  await mount(
    <Screen locale="en">
      <SingleFileUpload userId="u-1" />
    </Screen>,
  );
});

test("Cancel returns the focus to Upload", async () => {
  await pick(png);
  await press("Upload");
  button("Cancel")?.focus();
  await press("Cancel");
  expect(button("Cancel")).toBeUndefined();
  expect(document.activeElement).toBe(button("Upload"));
});

function button(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find((one) => one.textContent === text);
}

async function press(text: string): Promise<void> {
  await act(async () => button(text)?.click());
}

async function pick(...files: File[]): Promise<void> {
  const input = document.getElementById("file-upload") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}
