import { type FieldName, fieldNames } from "@/lib/listings/fields";
import type { ListingFormValues } from "@/lib/listings/form";

/** Compared and chosen with another entry only. */
type Companion = "eanConfirmed" | "mainImageId" | "priceForBundle";

const companions: Partial<Record<keyof ListingFormValues, readonly Companion[]>> = {
  documents: ["mainImageId"],
  ean: ["eanConfirmed"],
  pricePerProductInCt: ["priceForBundle"],
};

export type ListingEntry = Exclude<keyof ListingFormValues, Companion>;

// In the order of the form.
const entries: ListingEntry[] = [
  "documents",
  ...fieldNames.filter((name): name is Exclude<FieldName, Companion> => name !== "priceForBundle"),
];

export function differingEntries(one: ListingFormValues, other: ListingFormValues): ListingEntry[] {
  return entries.filter((entry) => !isSame(entry, one, other));
}

/** Ignores outer spaces and empty rows. */
export function isSame(
  entry: ListingEntry,
  one: ListingFormValues,
  other: ListingFormValues,
): boolean {
  return comparable(entry, one) === comparable(entry, other);
}

export function entryOf(
  entry: ListingEntry,
  values: ListingFormValues,
): Partial<ListingFormValues> {
  const names = [entry, ...(companions[entry] ?? [])];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Offers one list of files with both changes. */
export function offeredVersion(
  mine: ListingFormValues,
  theirs: ListingFormValues,
  base: ListingFormValues,
): ListingFormValues {
  return isSame("documents", mine, base) ? mine : { ...mine, ...mergedFiles(mine, theirs, base) };
}

/** Keeps changes since `base`, else takes `theirs`. */
export function mergeListingVersions(
  mine: ListingFormValues,
  theirs: ListingFormValues,
  base: ListingFormValues,
): ListingFormValues {
  const untouched = entries.filter((entry) => isSame(entry, mine, base));
  const taken = untouched.map((entry) => entryOf(entry, theirs));
  return Object.assign({}, offeredVersion(mine, theirs, base), ...taken);
}

function comparable(entry: ListingEntry, values: ListingFormValues): string {
  switch (entry) {
    case "manufacturer":
      return values.manufacturer?.name.trim() ?? "";
    case "alternateProductCodes":
      return codesIn(values).join("\n");
    case "documents":
      return JSON.stringify([
        values.documents.map(({ id, type }) => [id, type]),
        values.mainImageId,
      ]);
    case "pricePerProductInCt":
      return JSON.stringify([
        values.pricePerProductInCt,
        values.pricePerProductInCt === 0 ? values.priceForBundle : null,
      ]);
    case "minOrderQuantity":
      return values.bundleOnly ? "all" : String(values.minOrderQuantity);
    case "shippingPriceInCt":
      return values.shippingPossible ? String(values.shippingPriceInCt) : "none";
    default:
      return String(values[entry]).trim();
  }
}

export function codesIn({ alternateProductCodes }: ListingFormValues): string[] {
  const codes = alternateProductCodes.map(({ code }) => code.trim());
  return [...new Set(codes.filter((code) => code !== ""))];
}

type Files = Pick<ListingFormValues, "documents" | "mainImageId">;

/** Never brings back a file that either side removed. */
export function mergedFiles(mine: Files, theirs: Files, base: Files): Files {
  const own = mine.documents
    .filter(({ id }) => at(id, theirs) || !at(id, base))
    .map((document) => {
      const { id, type } = document;
      const isRetyped = type !== at(id, base)?.type;
      return { ...document, ...at(id, theirs), ...(isRetyped && { type }) };
    });
  const added = theirs.documents.filter(({ id }) => !at(id, mine) && !at(id, base));
  const documents = [...own, ...added];
  const isChosen = mine.mainImageId !== null && mine.mainImageId !== base.mainImageId;
  const choices = [isChosen ? mine.mainImageId : null, theirs.mainImageId];
  const main = choices.find((choice) => documents.some(({ id }) => id === choice));
  return { documents, mainImageId: main ?? null };
}

function at(id: string, { documents }: Files): Files["documents"][number] | undefined {
  return documents.find((document) => document.id === id);
}
