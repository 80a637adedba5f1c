import { expect, test } from "vitest";
import {
  carriesFiles,
  filesOf,
  isNameless,
  momentForName,
  renamedUniquely,
} from "./drop-and-paste-zone";

const png = (name: string) => new File(["bytes"], name, { type: "image/png" });

/** A browser's transfer; a folder is an item whose entry says so, in Firefox with an empty file. */
function transfer(...items: (File | "folder" | string)[]): DataTransfer {
  const itemOf = (content: File | string) => ({
    kind: content instanceof File || content === "folder" ? "file" : "string",
    webkitGetAsEntry: () => ({ isDirectory: content === "folder" }),
    getAsFile: () => (content instanceof File ? content : new File([], "folder")),
  });
  return { items: items.map(itemOf) } as unknown as DataTransfer;
}

test("folders are counted and left out, and so is text", () => {
  const [a, b] = [png("a.png"), png("b.png")];
  expect(filesOf(transfer(a, "folder", "some text", b))).toEqual({ files: [a, b], folderCount: 1 });
});

test("a drag without files is ignored", () => {
  const ofTypes = (...types: string[]) => carriesFiles({ types } as unknown as DataTransfer);
  expect([ofTypes("text/plain"), ofTypes("text/html", "Files")]).toEqual([false, true]);
  expect(carriesFiles(null)).toBe(false);
});

test("a pasted screenshot is named by its time and numbered within the minute", () => {
  const moment = momentForName(new Date(2026, 10, 21, 14, 5));
  expect(moment).toBe("2026-11-21 14-05");
  expect(isNameless(png("image.png"))).toBe(true);
  expect(isNameless(png("Lager.png"))).toBe(false);
  const first = renamedUniquely(png("image.png"), `Bild ${moment}`, []);
  expect([first.name, first.type, first.size]).toEqual([
    "Bild 2026-11-21 14-05.png",
    "image/png",
    5,
  ]);
  const taken = [first.name, "Bild 2026-11-21 14-05 (2).png"];
  expect(renamedUniquely(png("image.png"), `Bild ${moment}`, taken).name).toBe(
    "Bild 2026-11-21 14-05 (3).png",
  );
});
