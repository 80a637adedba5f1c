import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import type { ImportField, RowIssue } from "../fields";
import type { RowFields } from "./row-to-listing";

/** Leaves keys out where a field is unreadable, because the row would match another listing. */
export function rowKeysOf(
  { manufacturer, mpn, ownArticleNumber }: RowFields,
  issues: RowIssue[] = [],
) {
  const name = manufacturerNameOf(manufacturer);
  const isReadable = (...fields: ImportField[]) =>
    !issues.some(({ field }) => field !== null && fields.includes(field));
  return {
    own_article_number: isReadable("listingId") ? textOf(ownArticleNumber) : null,
    maker: name,
    maker_key:
      name !== null && isReadable("listingId", "ownArticleNumber", "mpn")
        ? normaliseManufacturerName(name)
        : null,
    mpn_key: normaliseCode(String(mpn ?? "")) || null,
  };
}

export function manufacturerNameOf(manufacturer: unknown): string | null {
  return typeof manufacturer === "object" && manufacturer !== null && "name" in manufacturer
    ? textOf(manufacturer.name)
    : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
