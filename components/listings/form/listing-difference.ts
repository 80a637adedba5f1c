import type { ListingFormValues } from "./form-values";

/** What never differs for itself: it goes with another entry. */
type Companion = "eanConfirmed" | "mainImageId" | "priceForBundle";

/** What is compared and chosen as one, in the order of the form; some entries carry others with them. */
const companions = {
  documents: ["mainImageId"],
  manufacturer: [],
  mpn: [],
  ean: ["eanConfirmed"],
  alternateProductCodes: [],
  ownArticleNumber: [],
  nameDe: [],
  descriptionDe: [],
  nameEn: [],
  descriptionEn: [],
  condition: [],
  yearOfManufacture: [],
  dateCode: [],
  quantity: [],
  pricePerProductInCt: ["priceForBundle"],
  minOrderQuantity: [],
  bundleOnly: [],
  shippingPossible: [],
  pickupPossible: [],
  shippingPriceInCt: [],
  shippingNote: [],
} as const satisfies Record<
  Exclude<keyof ListingFormValues, Companion>,
  readonly (keyof ListingFormValues)[]
>;

export type ListingEntry = keyof typeof companions;

const entries = Object.keys(companions) as ListingEntry[];

export const listingEntries: readonly string[] = entries;

export function differingEntries(one: ListingFormValues, other: ListingFormValues): ListingEntry[] {
  return entries.filter((entry) => !isSame(entry, one, other));
}

/** The entries of those that were changed from `base`; without a base every one may have been. */
export function changedEntries(
  among: readonly ListingEntry[],
  mine: ListingFormValues,
  base: ListingFormValues | null,
): ListingEntry[] {
  return among.filter((entry) => base === null || !isSame(entry, mine, base));
}

/** Whether two versions say the same there: spaces around, empty rows and the order of keys do not count. */
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
  const names = [entry, ...companions[entry]] as const;
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/**
 * What of mine is offered beside theirs: files that both have changed are no choice between two lists but one list of
 * both changes.
 */
export function offeredVersion(
  mine: ListingFormValues,
  theirs: ListingFormValues,
  base: ListingFormValues | null,
): ListingFormValues {
  return base === null || isSame("documents", mine, base)
    ? mine
    : { ...mine, ...mergedFiles(mine, theirs, base) };
}

/**
 * Two versions of a listing in one: what was changed from `base` as `mine` has it, the rest as `theirs`. Without a
 * base every entry may be a change.
 */
export function mergedVersions(
  mine: ListingFormValues,
  theirs: ListingFormValues,
  base: ListingFormValues | null,
): ListingFormValues {
  const untouched = base === null ? [] : entries.filter((entry) => isSame(entry, mine, base));
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
    // A bundle's minimum is its quantity, whatever stands in the field.
    case "minOrderQuantity":
      return values.bundleOnly ? "all" : String(values.minOrderQuantity);
    case "shippingPriceInCt":
      return values.shippingPossible ? String(values.shippingPriceInCt) : "none";
    default:
      return String(values[entry]).trim();
  }
}

/** The alternate codes as they are saved: trimmed, without empty and double ones (spec §5). */
export function codesIn({ alternateProductCodes }: ListingFormValues): string[] {
  const codes = alternateProductCodes.map(({ code }) => code.trim());
  return [...new Set(codes.filter((code) => code !== ""))];
}

type Files = Pick<ListingFormValues, "documents" | "mainImageId">;
type Document = Files["documents"][number];

/**
 * The files of two versions in one: the other's, without those that were taken away from `base` here, with those that
 * were added here. No picture of either is lost, and none comes back that one of them took away.
 */
export function mergedFiles(mine: Files, theirs: Files, base: Files): Files {
  const removed = without(base.documents, mine.documents);
  const added = without(without(mine.documents, base.documents), theirs.documents);
  const kept = without(theirs.documents, removed).map((document) => retyped(document, mine, base));
  const documents = [...kept, ...added];
  const mineIsChosen = mine.mainImageId !== null && mine.mainImageId !== base.mainImageId;
  const choices = mineIsChosen ? [mine.mainImageId, theirs.mainImageId] : [theirs.mainImageId];
  const main = choices.find((choice) => documents.some(({ id }) => id === choice));
  return {
    documents: isArranged(mine, base) ? inOrderOf(mine, documents) : documents,
    mainImageId: main ?? null,
  };
}

function retyped(document: Document, mine: Files, base: Files): Document {
  const [own, before] = [mine, base].map((files) => files.documents.find(isSameAs(document)));
  return own && own.type !== before?.type ? { ...document, type: own.type } : document;
}

/** Whether the order here is more than new files behind the old ones. */
function isArranged(mine: Files, base: Files): boolean {
  const left = base.documents.filter(({ id }) => mine.documents.some((own) => own.id === id));
  const plain = [...left, ...without(mine.documents, left)];
  return plain.some(({ id }, place) => id !== mine.documents[place]?.id);
}

/** In that order; what it does not know comes behind. */
function inOrderOf({ documents: order }: Files, documents: Document[]): Document[] {
  const known = order.flatMap((document) => documents.filter(isSameAs(document)));
  return [...known, ...without(documents, known)];
}

function without(documents: readonly Document[], others: readonly Document[]): Document[] {
  return documents.filter(({ id }) => others.every((other) => other.id !== id));
}

function isSameAs({ id }: Document): (other: Document) => boolean {
  return (other) => other.id === id;
}
