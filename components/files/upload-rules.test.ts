import { expect, test } from "vitest";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { canRetry, failedFiles, hasRoom, type PendingUpload, stopsQueue } from "./pending-upload";
import { rejectionOf, typeOfFile } from "./upload-rules";
import { insertedInPickOrder, mainKeyOf } from "./use-document-list";

function pending(key: string, part: Partial<PendingUpload> = {}): PendingUpload {
  const file = new File(["x"], `${key}.png`, { type: "image/png" });
  return {
    key,
    place: 0,
    file,
    type: "IMAGE",
    previewUrl: null,
    state: "waiting",
    sentBytes: 0,
    error: null,
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
])("%j beside %i others is rejected for %j", (file, count, error) => {
  expect(rejectionOf(file, count)?.code ?? null).toBe(error);
});

test("the first uploaded image is the main image by default, else the first pending one", () => {
  expect(mainKeyOf([sheet, first, second], [pending("new")], null)).toBe("first");
  expect(mainKeyOf([sheet], [pending("pdf", { type: "OTHER" }), pending("new")], null)).toBe("new");
  expect(mainKeyOf([sheet], [], null)).toBeNull();
});

test("a chosen image is the main image, pending or not, until it is removed or has failed", () => {
  expect(mainKeyOf([first, second], [], "second")).toBe("second");
  expect(mainKeyOf([first], [pending("new")], "new")).toBe("new");
  expect(mainKeyOf([first], [], "second")).toBe("first");
  expect(mainKeyOf([first], [pending("new", { state: "failed" })], "new")).toBe("first");
  expect(mainKeyOf([sheet, first], [], "sheet")).toBe("first");
});

test.each([
  ["Abnahmeprüfzeugnis.pdf", "CERTIFICATE"],
  // As macOS writes an umlaut.
  ["Pru\u0308fprotokoll 6205.pdf", "CERTIFICATE"],
  ["EN10204-3.1.pdf", "CERTIFICATE"],
  ["calibration_certificate.pdf", "CERTIFICATE"],
  ["EU-Konformitaetserklaerung.pdf", "CERTIFICATE"],
  ["CE-Erklärung.pdf", "CERTIFICATE"],
  ["Datenblatt SKF 6205.pdf", "SPECS"],
  ["6ES7-data_sheet.pdf", "SPECS"],
  ["Betriebsanleitung v3.1.pdf", "MANUAL"],
  ["User Manual.pdf", "MANUAL"],
  ["service-manual.txt", "MANUAL"],
  ["firmware v3.1.txt", "OTHER"],
  ["Motor 13.15 kW.pdf", "OTHER"],
  ["Stand 3.1.2024.pdf", "OTHER"],
  ["Rechnung.pdf", "OTHER"],
  ["Zertifikat.step", "CAD"],
  ["zeugnis.png", "IMAGE"],
])("a file %s is treated as %s", (name, type) => {
  expect(typeOfFile({ name, type: "" })).toBe(type);
});

test("a file that arrives late stands before those that were picked after it", () => {
  const places = new Map<string, number>([
    ["second", 1],
    ["third", 2],
  ]);
  const placeOf = (id: string) => (id === "late" ? 0 : (places.get(id) ?? -1));
  const third = { ...second, id: "third" };
  const late = { ...second, id: "late" };
  const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id);
  const all = insertedInPickOrder([first, second, third], late, placeOf);
  expect(idsOf(all)).toEqual(["first", "late", "second", "third"]);
  const moved = insertedInPickOrder([second, third, first], late, placeOf);
  expect(idsOf(moved)).toEqual(["second", "third", "first", "late"]);
  expect(idsOf(insertedInPickOrder([], late, placeOf))).toEqual(["late"]);
});

test("an invalid file cannot be retried, one beyond the limit can be when there is room", () => {
  const failedWith = (code: "too_large" | "too_many" | "stalled") =>
    pending("a", { state: "failed", error: { code } });
  expect(canRetry(failedWith("stalled"), false)).toBe(true);
  expect(canRetry(failedWith("too_large"), true)).toBe(false);
  expect(canRetry(failedWith("too_many"), false)).toBe(false);
  expect(canRetry(failedWith("too_many"), true)).toBe(true);
  expect(canRetry(pending("a"), true)).toBe(false);
  expect(hasRoom(19, [failedWith("too_many")])).toBe(true);
  expect(hasRoom(19, [pending("a")])).toBe(false);
});

test("failed files are named, and a change of accounts stops all uploads", () => {
  const failed = pending("b", { state: "failed", error: { code: "empty" } });
  expect(failedFiles([pending("a"), failed])).toEqual([{ key: "b", name: failed.file.name }]);
  expect(stopsQueue({ code: "OTHER_ACCOUNT" })).toBe(true);
  expect(stopsQueue({ code: "failed" })).toBe(false);
});
