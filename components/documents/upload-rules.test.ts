import { expect, test } from "vitest";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import {
  isBusy,
  mainKeyOf,
  type PendingUpload,
  refusalOf,
  shortName,
  typeOfFile,
} from "./upload-rules";

function pending(key: string, part: Partial<PendingUpload> = {}): PendingUpload {
  const file = new File(["x"], `${key}.png`, { type: "image/png" });
  return {
    key,
    file,
    type: "IMAGE",
    previewUrl: null,
    state: "waiting",
    sentBytes: 0,
    fault: null,
    ...part,
  };
}

const sheet = { id: "sheet", name: "a.pdf", type: "SPECS", isAttached: true } as const;
const first = { id: "first", name: "a.png", type: "IMAGE", isAttached: true } as const;
const second = { id: "second", name: "b.png", type: "IMAGE", isAttached: false } as const;

test.each([
  [{ name: "a.png", type: "image/png", size: 1 }, 0, null],
  [{ name: "welle.stp", type: "", size: maxUploadBytes }, 19, null],
  [{ name: "a.svg", type: "image/svg+xml", size: 1 }, 0, "type"],
  [{ name: "a.png", type: "image/png", size: 0 }, 0, "empty"],
  [{ name: "a.png", type: "image/png", size: maxUploadBytes + 1 }, 0, "too_large"],
  [{ name: "a.png", type: "image/png", size: 1 }, 20, "too_many"],
])("%j beside %i others is refused for %j", (file, count, fault) => {
  expect(refusalOf(file, count)).toBe(fault);
});

test("the first existing picture is the main image by default, else the first pending one", () => {
  expect(mainKeyOf([sheet, first, second], [pending("new")], null)).toBe("first");
  expect(mainKeyOf([sheet], [pending("pdf", { type: "OTHER" }), pending("new")], null)).toBe("new");
  expect(mainKeyOf([sheet], [], null)).toBeNull();
});

test("a chosen picture is the main image, pending or not, until it is gone or has failed", () => {
  expect(mainKeyOf([first, second], [], "second")).toBe("second");
  expect(mainKeyOf([first], [pending("new")], "new")).toBe("new");
  expect(mainKeyOf([first], [], "second")).toBe("first");
  expect(mainKeyOf([first], [pending("new", { state: "failed" })], "new")).toBe("first");
  expect(mainKeyOf([sheet, first], [], "sheet")).toBe("first");
});

test("a form waits for files on their way, not for failed ones", () => {
  expect(isBusy([])).toBe(false);
  expect(isBusy([pending("a", { state: "failed" })])).toBe(false);
  expect(isBusy([pending("a", { state: "failed" }), pending("b")])).toBe(true);
});

test("names are cut after ten characters, and no character in two", () => {
  expect(shortName("Lager.jpeg")).toBe("Lager.jpeg");
  expect(shortName("Lager-6205.jpeg")).toBe("Lager-6205…");
  expect(shortName("⚙️🔩🔩🔩🔩🔩🔩🔩🔩🔩🔩")).toBe("⚙️🔩🔩🔩🔩🔩🔩🔩🔩…");
});

test("a file counts as what its ending says where the browser does not know it", () => {
  expect(typeOfFile({ name: "welle.step", type: "" })).toBe("CAD");
  expect(typeOfFile({ name: "a.exe", type: "" })).toBe("OTHER");
});
