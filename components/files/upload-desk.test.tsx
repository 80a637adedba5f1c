import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UploadDoor } from "@/components/documents/upload-sending";
import { Screen } from "@/tests/setup/screen";
import { fileDoorOf } from "./file-door";
import { UploadDesk } from "./upload-desk";

vi.mock("./file-door", () => ({ fileDoorOf: vi.fn() }));

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const png = new File(["bytes"], "a.png", { type: "image/png" });
const ticket = { ok: true, id: "id-1", key: "files/id-1/a", uploadUrl: "/put" } as const;
let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const door: UploadDoor<typeof ticket> = {
    issueTicket: async () => ticket,
    put: (_url, _file, _progress, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", reject)),
    dropTicket: async () => undefined,
  };
  vi.mocked(fileDoorOf).mockReturnValue(door);
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () =>
    root.render(
      <Screen locale="en">
        <UploadDesk userId="u-1" />
      </Screen>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
});

test("a refusal that says the same again is an element of its own, so that it is announced again", async () => {
  await press("Upload");
  const first = refusal();
  expect(first?.textContent).toBe("Please select a file to upload.");
  await press("Upload");
  expect(refusal()?.textContent).toBe(first?.textContent);
  expect(refusal()).not.toBe(first);
});

test("a long type breaks where it must", async () => {
  await pick(new File(["bytes"], "angebot.docx", { type: wordType }));
  expect(refusal()?.textContent).toContain(wordType);
  expect(refusal()?.className).toContain("wrap-anywhere");
});

test("Cancel hands the focus it had to Upload", async () => {
  await pick(png);
  await press("Upload");
  button("Cancel")?.focus();
  await press("Cancel");
  expect(button("Cancel")).toBeUndefined();
  expect(document.activeElement).toBe(button("Upload"));
});

test("Cancel takes no focus along that was elsewhere", async () => {
  await pick(png);
  await press("Upload");
  document.body.append(document.createElement("textarea"));
  document.querySelector("textarea")?.focus();
  await press("Cancel");
  expect(document.activeElement).toBe(document.querySelector("textarea"));
});

test("the note on further files is written into a status that is there already", async () => {
  const status = [...document.querySelectorAll("[role=status]")];
  await pick(png, png);
  const note = status.find((one) => one.textContent?.includes("one at a time"));
  expect(note?.isConnected).toBe(true);
  expect(status.some((one) => one.className.includes("empty:hidden"))).toBe(false);
});

function refusal(): Element | null {
  return document.querySelector("#file-upload-error span > span");
}

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
