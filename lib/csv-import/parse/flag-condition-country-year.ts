import type { Cell } from "@/lib/csv-import/read-file-result";
import { countryCodeOf } from "@/lib/fields/countries";
import {
  type ListingCondition,
  listingConditions,
} from "@/lib/fields/listing-status-and-condition";
import { conditionWords } from "@/lib/listings/csv-columns";
import type { Reading } from "./amounts";
import { textOf } from "./cell-text";
import { withoutPlaceholder } from "./placeholders";

// Access and Visual Basic write -1 for true.
const yes = new Set(["ja", "j", "yes", "y", "true", "wahr", "1", "-1", "x", "✓", "✔"]);
const no = new Set(["nein", "n", "no", "false", "falsch", "0"]);

const englishWords: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING: "New, in original packaging",
  NEW_WITHOUT_PACKAGING: "New, without packaging",
  UNUSED_OPENED: "Unused, packaging opened",
  USED_TESTED: "Used, tested",
  USED_UNTESTED: "Used, untested",
  FOR_PARTS: "Defective, for parts",
};

// "neuwertig" and "B-Ware" are missing, since they promise too much. The numbers are eBay's.
const tradeWords: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING:
    "neu ovp|neu in ovp|neu mit ovp|neuware ovp|fabrikneu ovp|neu originalverpackt|neu original verpackt|originalverpackt|original verpackt|ovp|new in box|nib|new sealed|factory sealed|new in original packaging",
  NEW_WITHOUT_PACKAGING:
    "neu|neuware|neuteil|fabrikneu|neu unbenutzt|neu ungebraucht|neu ohne ovp|neu ohne verpackung|nuovo|nuevo|neuf|nowy|nový|nieuw|yeni|new|brand new|new unused|new old stock|nos|new without box|new no box|1000",
  UNUSED_OPENED:
    "unbenutzt|ungebraucht|unbenutzt ovp geöffnet|neu verpackung geöffnet|new open box|open box|new other|new other see details|unused|1500",
  USED_TESTED:
    "gebraucht geprüft|gebr geprüft|gebraucht getestet|gebr getestet|gebraucht und geprüft|gebraucht funktionsfähig|used tested|used working|tested used",
  USED_UNTESTED:
    "gebraucht|gebr|gebrauchtware|gebrauchtteil|gebraucht ungeprüft|gebraucht ungetestet|usato|usado|occasion|używany|použitý|gebruikt|used|used untested|3000",
  FOR_PARTS:
    "defekt|ersatzteilspender|für ersatzteile|for parts|defective|for parts or not working|for spares|7000",
};

const conditions = new Map<string, ListingCondition>(
  listingConditions.flatMap((condition) => {
    const words = [condition, conditionWords[condition], englishWords[condition]];
    const known = [...words, ...tradeWords[condition].split("|")];
    return known.map((word): [string, ListingCondition] => [plain(word), condition]);
  }),
);

/** Code: flag_unknown. */
export function readFlag(cell: Cell): Reading<boolean> {
  const word = textOf(cell).toLowerCase();
  if (yes.has(word)) {
    return { value: true };
  }
  return no.has(word) ? { value: false } : { code: "flag_unknown" };
}

/** Code: condition_unknown. */
export function readCondition(cell: Cell): Reading<ListingCondition> {
  const condition = conditions.get(plain(textOf(cell)));
  return condition ? { value: condition } : { code: "condition_unknown" };
}

/** "" where the cell says nothing. Code: country_unknown. */
export function readCountry(cell: Cell): Reading<string> {
  const text = withoutPlaceholder(textOf(cell));
  const code = text === "" ? "" : countryCodeOf(text);
  return code === undefined ? { code: "country_unknown" } : { value: code };
}

/** Code: year_unreadable. */
export function readYear(cell: Cell): Reading<number> {
  const text = textOf(cell);
  return /^\d{4}$/.test(text) ? { value: Number(text) } : { code: "year_unreadable" };
}

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replaceAll("ue", "ü");
  return words.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
