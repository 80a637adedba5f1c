import type { ImportField } from "../fields";
import { isCellError } from "./cell-text";

// What is stored as it is read: in a number or a unit a lost letter changes nothing, or is a fault of its own.
const kept: ReadonlySet<ImportField> = new Set<ImportField>([
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "nameEn",
  "descriptionEn",
  "mpn",
  "ean",
  "alternateProductCodes",
  "ownArticleNumber",
  "dateCode",
  "shippingNote",
]);
const lostLetter = "\uFFFD";

/**
 * Why a cell's text cannot be read, whatever its field asks for: `cell_error` where a formula failed, `letter_unreadable`
 * where a program or a cut has left � of a letter; null where nothing is wrong.
 */
export function cellFault(field: ImportField, text: string): { code: string } | null {
  if (isCellError(text)) {
    return { code: "cell_error" };
  }
  return kept.has(field) && text.includes(lostLetter) ? { code: "letter_unreadable" } : null;
}
