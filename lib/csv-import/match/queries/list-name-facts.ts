import "server-only";
import type { NameFacts } from "@/lib/csv-import/column-mapping";
import { canFeed } from "@/lib/csv-import/map/column-content";
import { textOf } from "@/lib/csv-import/parse/cell-text";
import { numberInName } from "@/lib/csv-import/parse/number-in-name";
import { getOwnImport } from "@/lib/csv-import/queries";
import { columnFacts } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { findManufacturersByBeginning } from "@/lib/manufacturers/queries/find-by-beginning";
import { readPackedRows } from "../read-packed-rows";

const maxRowsRead = 1_000;

/**
 * Says of each column that can name parts what its first thousand cells hold; zero rows before the
 * upload. Throws NOT_FOUND.
 */
export async function listNameFacts(member: Member, id: string): Promise<NameFacts[]> {
  const { key, columns } = await getOwnImport(member, id);
  const facts = columnFacts
    .array()
    .parse(columns)
    .flatMap((column, place) =>
      column.filled > 0 && canFeed("nameDe", column) ? [emptyFacts(place)] : [],
    );
  const manufacturerOf = await findManufacturersByBeginning(db());
  let count = 0;
  try {
    for await (const { cells } of readPackedRows(key)) {
      for (const one of facts) {
        add(one, textOf(cells[one.column] ?? ""), manufacturerOf);
      }
      count += 1;
      if (count === maxRowsRead) {
        break;
      }
    }
  } catch (error) {
    // Missing or broken rows are for the check to tell.
    if (!(error instanceof AppError)) {
      throw error;
    }
  }
  return facts;
}

function emptyFacts(column: number): NameFacts {
  return { column, rows: 0, manufacturers: 0, manufacturer: null, numbers: 0, number: null };
}

function add(facts: NameFacts, name: string, manufacturerOf: (name: string) => string | null) {
  if (name === "") {
    return;
  }
  const manufacturer = manufacturerOf(name);
  const number = numberInName(name);
  facts.rows += 1;
  facts.manufacturers += manufacturer === null ? 0 : 1;
  facts.numbers += number === null ? 0 : 1;
  facts.manufacturer ??= manufacturer;
  facts.number ??= number;
}
