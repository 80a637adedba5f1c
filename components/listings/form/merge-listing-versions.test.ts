import { expect, test } from "vitest";
import type { DocumentType } from "@/lib/files/schema";
import { emptyListing, type ListingFormValues } from "@/lib/listings/form";
import {
  differingEntries,
  entryOf,
  mergedFiles,
  mergeListingVersions,
  offeredVersion,
} from "./merge-listing-versions";

type File = ListingFormValues["documents"][number];

const base: ListingFormValues = {
  ...emptyListing,
  manufacturer: { id: 5, name: "Siemens" },
  mpn: "6ES7",
  alternateProductCodes: [{ code: "A" }],
  nameDe: "Baugruppe",
  descriptionDe: "Neu",
  pricePerProductInCt: 1000,
  quantity: 10,
  bundleOnly: false,
  documents: [
    { id: "a", name: "a.png", type: "IMAGE", isAttached: true },
    { id: "b", name: "b.pdf", type: "OTHER", isAttached: true },
  ],
  mainImageId: "a",
};

test("versions that say the same do not differ, however they are written", () => {
  const same = {
    ...base,
    manufacturer: { name: " Siemens" },
    mpn: "6ES7 ",
    alternateProductCodes: [{ code: "A " }, { code: "" }, { code: "A" }],
    eanConfirmed: true,
    documents: base.documents.map((document) => ({ ...document, isAttached: false })),
  };
  expect(differingEntries(base, same)).toEqual([]);
});

test("each entry that differs is named, in the order of the form", () => {
  const changes: Partial<ListingFormValues> = {
    shippingNote: "Palette",
    quantity: 9,
    condition: "USED_TESTED",
    documents: base.documents.toReversed(),
    manufacturer: null,
  };
  expect(differingEntries(base, { ...base, ...changes })).toEqual([
    "documents",
    "manufacturer",
    "condition",
    "quantity",
    "shippingNote",
  ]);
});

test("a total in place of a price per piece is another price, and comes with it", () => {
  const lot = { ...base, pricePerProductInCt: 0, priceForBundle: 9000 };
  expect(differingEntries(base, lot)).toEqual(["pricePerProductInCt"]);
  expect(entryOf("pricePerProductInCt", lot)).toEqual({
    pricePerProductInCt: 0,
    priceForBundle: 9000,
  });
});

test("of two versions each keeps its own changes, and my change wins where both changed a field", () => {
  const mine = { ...base, nameDe: "Meine", descriptionDe: "Mein Text" };
  const theirs = {
    ...base,
    descriptionDe: "Ihr Text",
    pricePerProductInCt: 2000,
    mainImageId: null,
  };
  expect(mergeListingVersions(mine, theirs, base)).toEqual({
    ...base,
    nameDe: "Meine",
    descriptionDe: "Mein Text",
    pricePerProductInCt: 2000,
    mainImageId: null,
  });
});

test("files that both have changed are offered as one list, those that one did as theirs or mine", () => {
  const [first, second] = base.documents as [File, File];
  const added = (id: string): File => ({ id, name: id, type: "IMAGE", isAttached: false });
  const theirs = { ...base, documents: [first, added("y")] };
  const mine = { ...base, documents: [first, second, added("x")] };
  const both = { ...mine, documents: [first, added("x"), added("y")] };
  expect(offeredVersion(mine, theirs, base)).toEqual(both);
  expect(mergeListingVersions(mine, theirs, base)).toEqual(both);
  expect(offeredVersion(base, theirs, base)).toEqual(base);
  expect(mergeListingVersions(base, theirs, base)).toEqual(theirs);
  expect(offeredVersion(mine, base, base)).toEqual(mine);
});

/** `a` is an image, `a:CAD` a drawing. */
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

test.each([
  ["a b c", "a c x", "a b y", "a x y"],
  ["a b", "a b x", "a b x y", "a b x y"],
  ["a b", "x a b", "b a y", "x a b y"],
])(
  "of %j mine %j and theirs %j make %j: in my order, nothing added is lost",
  (base, mine, theirs, both) => {
    expect(merged(base, mine, theirs)).toBe(both);
  },
);

test("a type stays as I changed it, else as the other did", () => {
  expect(merged("a b:CAD c:CAD", "a b:SPECS c:CAD", "a b:CAD c:MANUAL")).toBe("a b:SPECS c:MANUAL");
});

test("the main image is my choice if there is one and it is left, else theirs, else the first image", () => {
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
  const loose = arrived.documents.map((file) => ({ ...file, isAttached: false }));
  const { documents } = mergedFiles({ ...arrived, documents: loose }, files("a x"), files("a"));
  expect(documents).toEqual(arrived.documents);
});
