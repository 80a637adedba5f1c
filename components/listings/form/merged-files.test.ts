import { expect, test } from "vitest";
import type { DocumentType } from "@/lib/documents/schema";
import { mergedFiles } from "./merged-files";

/** `a` is a picture, `a:CAD` a drawing; the main image comes behind. */
function files(ids: string, mainImageId: string | null = "a") {
  const documents = ids.split(" ").map((text) => {
    const [id = "", type = "IMAGE"] = text.split(":");
    return { id, name: `${id}.png`, type: type as DocumentType, isAttached: true };
  });
  return { documents, mainImageId };
}

function merged(base: string, mine: string, theirs: string): string {
  const { documents } = mergedFiles(files(mine), files(theirs), files(base));
  return documents.map(({ id, type }) => (type === "IMAGE" ? id : `${id}:${type}`)).join(" ");
}

test("what both have added is there, and what one of them took away is gone", () => {
  expect(merged("a b c", "a c x", "a b y")).toBe("a y x");
  expect(merged("a b", "a b x", "a b x y")).toBe("a b x y");
});

test("who has changed the order decides about it, and mine where both did", () => {
  expect(merged("a b", "a b x", "b a y")).toBe("b a y x");
  expect(merged("a b", "x a b", "a b y")).toBe("x a b y");
  expect(merged("a b c", "c a b", "b c a")).toBe("c a b");
});

test("a type stays as I changed it, else as the other did", () => {
  expect(merged("a b:CAD c:CAD", "a b:SPECS c:CAD", "a b:CAD c:MANUAL")).toBe("a b:SPECS c:MANUAL");
});

test("the main image is my choice if there is one and it is left, else theirs, else the first picture", () => {
  const base = files("a b", "a");
  const mainOf = (mine: ReturnType<typeof files>, theirs: ReturnType<typeof files>) =>
    mergedFiles(mine, theirs, base).mainImageId;
  expect(mainOf(files("a b x", "x"), files("a b", "b"))).toBe("x");
  expect(mainOf(files("a b x", "a"), files("a b", "b"))).toBe("b");
  expect(mainOf(files("a b x", "b"), files("a y", "y"))).toBe("y");
  expect(mainOf(files("b", null), files("a b y", "a"))).toBeNull();
});

test("merging once more, after a reload, changes nothing", () => {
  const [base, theirs] = [files("a b c"), files("b a y", "y")];
  const once = mergedFiles(files("a c x", "x"), theirs, base);
  expect(mergedFiles(once, theirs, base)).toEqual(once);
});

test("a file that stands on the listing by now is asked about like all that do", () => {
  const arrived = files("a x");
  const loose = { ...arrived, documents: arrived.documents.map(asLoose) };
  const { documents } = mergedFiles(loose, files("a x"), files("a"));
  expect(documents).toEqual(arrived.documents);
});

function asLoose<File extends object>(file: File) {
  return { ...file, isAttached: false };
}
