import "server-only";
import { issueCode, issuesOf } from "@/lib/errors/issues";
import { type StoredColumn, storedColumnNames } from "@/lib/listings/fields";
import { ownColumnsOf } from "@/lib/listings/mutations";
import { listingInput } from "@/lib/listings/schema";
import { importFields, type RowIssue } from "../fields";
import { firstCharacters } from "../parse/cell-text";
import type { ImportChoices } from "../schema";

export type ListingColumns = Record<StoredColumn, unknown>;

/** Null for a blank cell, missing without a column. */
export type RowFields = Record<string, unknown>;

type ListingOfRow = { columns: ListingColumns } | { issues: RowIssue[] };

interface FoundListing {
  columns: ListingColumns & { quantity: number; minOrderQuantity: number };
  soldQuantity: number;
  reservedQuantity: number;
}

export function newListingOf(fields: RowFields, { defaults }: ImportChoices): ListingOfRow {
  if (isSoldOutRow(fields)) {
    return { issues: [issueOf(fields, "quantity", "larger_than_zero")] };
  }
  const { nameDe: descriptionDe } = fields;
  const listing = { ...defaults, descriptionDe, ...withoutBlanks(fields) };
  return checked(withinQuantity(listing, fields), fields);
}

export function updatedListingOf(
  fields: RowFields,
  { columns, soldQuantity, reservedQuantity }: FoundListing,
  choices: ImportChoices,
): ListingOfRow {
  const { priceForBundleInCt, searchCodes, ...before } = columns;
  const sold = choices.quantityMeans === "inStock" ? soldQuantity : 0;
  const said = withTotalOfAll(
    choices.blankCells === "keep" ? withoutBlanks(fields) : cleared(fields, choices),
    sold,
  );
  const prices = isPriced(said)
    ? { pricePerProductInCt: null, priceForBundle: null }
    : { priceForBundle: priceForBundleInCt };
  const quantity = Number(said.quantity ?? columns.quantity - sold) + sold;
  // "No bundle" changes nothing for a single piece.
  const isLone = quantity === 1 && said.bundleOnly === false;
  const listing = checked(
    withinQuantity(
      {
        ...before,
        ...prices,
        descriptionDe: keptDescription(columns, said),
        ...said,
        quantity,
        ...(isLone && { bundleOnly: before.bundleOnly }),
      },
      fields,
    ),
    fields,
  );
  const committed = soldQuantity + reservedQuantity;
  if ("columns" in listing && quantity < committed) {
    return { issues: [issueOf(fields, "quantity", `below_committed:${committed}`)] };
  }
  return listing;
}

/** A description that repeats the name follows the new name. */
function keptDescription(
  { nameDe, descriptionDe }: Pick<ListingColumns, "nameDe" | "descriptionDe">,
  said: RowFields,
): unknown {
  const isName = String(descriptionDe).replace(/\s+/g, " ") === nameDe;
  return isName && said.nameDe !== nameDe ? (said.nameDe ?? descriptionDe) : descriptionDe;
}

/** Adds the sold pieces, which the file's total leaves out. */
function withTotalOfAll(said: RowFields, sold: number): RowFields {
  const { pricePerProductInCt: perProduct, priceForBundle: forBundle } = said;
  return typeof perProduct === "number" && typeof forBundle === "number"
    ? { ...said, priceForBundle: forBundle + perProduct * sold }
    : said;
}

function isPriced(said: RowFields): boolean {
  return said.pricePerProductInCt !== undefined || said.priceForBundle !== undefined;
}

function withoutBlanks(fields: RowFields): RowFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function cleared(fields: RowFields, { defaults }: ImportChoices): RowFields {
  const fallbacks: RowFields = { ...defaults, alternateProductCodes: [] };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value ?? fallbacks[field] ?? null]),
  );
}

/** Lowers an unnamed minimum to the quantity. */
function withinQuantity(listing: RowFields, fields: RowFields): RowFields {
  const { minOrderQuantity, quantity } = listing;
  const isNamed = fields.minOrderQuantity !== undefined && fields.minOrderQuantity !== null;
  return isNamed
    ? listing
    : { ...listing, minOrderQuantity: Math.min(Number(minOrderQuantity), Number(quantity)) };
}

function checked(listing: RowFields, fields: RowFields): ListingOfRow {
  const parsed = listingInput.safeParse(listing, { error: issueCode });
  if (!parsed.success) {
    const issues = issuesOf(parsed.error).map(({ path, code }) => issueOf(fields, path, code));
    return { issues };
  }
  return { columns: storedOf(ownColumnsOf(parsed.data)) };
}

export function storedOf(columns: Partial<ListingColumns>): ListingColumns {
  const named = storedColumnNames.map((name) => [name, columns[name] ?? null]);
  return Object.fromEntries(named) as ListingColumns;
}

function issueOf(fields: RowFields, path: string, code: string): RowIssue {
  const [head = ""] = path.split(".");
  const field = importFields.find((known) => known === head) ?? "listingId";
  return { field, code, value: firstCharacters(textOf(fields[field])) };
}

function textOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "name" in value) {
    return String(value.name);
  }
  return Array.isArray(value) ? value.join(" | ") : String(value ?? "");
}

/** Such a row's other cells are ignored. */
export function isSoldOutRow({ quantity }: RowFields): boolean {
  return quantity === 0;
}
