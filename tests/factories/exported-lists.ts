import type { ImportField } from "@/lib/csv-import/fields";
import { erpLists } from "./erp-lists";
import { foreignLists } from "./foreign-lists";
import { shopLists } from "./shop-lists";

/** A heading, a sample cell, and its field, if any. */
interface ListedColumn {
  heading: string;
  cell: string;
  field: ImportField | undefined;
}

export const exportedLists = Object.entries({ ...erpLists, ...shopLists, ...foreignLists }).map(
  ([program, text]): [string, ListedColumn[]] => [program, text.trim().split(/;\s+/).map(columnOf)],
);

/** "Menge: 12 > quantity" */
function columnOf(text: string): ListedColumn {
  const [, heading = "", cell = "", field] = /^(.*?):(?: (.*?))?(?: > (\w+))?$/.exec(text) ?? [];
  return { heading, cell, field: field as ImportField | undefined };
}
