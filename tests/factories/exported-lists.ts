import type { ImportField } from "@/lib/csv-import/fields";
import { erpLists } from "./erp-lists";
import { shopLists } from "./shop-lists";

/** A column of a list: its heading, a cell of it, and the field that it feeds; none where it feeds nothing. */
interface ListedColumn {
  heading: string;
  cell: string;
  field: ImportField | undefined;
}

/** Lists as people get them out of their programs, by the program. */
export const exportedLists = Object.entries({ ...erpLists, ...shopLists }).map(
  ([program, text]): [string, ListedColumn[]] => [program, text.trim().split(/;\s+/).map(columnOf)],
);

/** "Menge: 12 > quantity" */
function columnOf(text: string): ListedColumn {
  const [, heading = "", cell = "", field] = /^(.*?):(?: (.*?))?(?: > (\w+))?$/.exec(text) ?? [];
  return { heading, cell, field: field as ImportField | undefined };
}
