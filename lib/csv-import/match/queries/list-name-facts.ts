import "server-only";
import type { NameFacts } from "@/lib/csv-import/column-mapping";
import { canFeed } from "@/lib/csv-import/map/column-content";
import { textOf } from "@/lib/csv-import/parse/cell-text";
import { getOwnImport } from "@/lib/csv-import/queries";
import type { TableRow } from "@/lib/csv-import/read-file-result";
import { columnFacts } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { findManufacturersByBeginning } from "@/lib/manufacturers/queries/find-by-beginning";
import { numberInName } from "@/lib/part-numbers/number-in-name";
import { readPackedRows } from "../read-packed-rows";

const maxRowsRead = 1_000;

/**
 * Says of each column that can name parts what its first thousand cells hold; zero rows before the
 * upload. Throws NOT_FOUND.
 */
export async function listNameFacts(member: Member, id: string): Promise<NameFacts[]> {
  const { key, columns } = await getOwnImport(member, id);
  const rows = await firstRowsOf(key);
  const named = columnFacts
    .array()
    .parse(columns)
    .flatMap((facts, column) => {
      if (facts.filled === 0 || !canFeed("nameDe", facts)) {
        return [];
      }
      const names = rows.map(({ cells }) => textOf(cells[column] ?? "")).filter(Boolean);
      return [{ column, names }];
    });
  const manufacturers = await findManufacturersByBeginning(
    db(),
    named.flatMap(({ names }) => names),
  );
  return named.map(({ column, names }) => {
    const known = names.flatMap((name) => manufacturers.get(name) ?? []);
    const numbers = names.flatMap((name) => numberInName(name) ?? []);
    return {
      column,
      rows: names.length,
      manufacturers: known.length,
      manufacturer: known[0]?.name ?? null,
      numbers: numbers.length,
      number: numbers[0] ?? null,
    };
  });
}

/** Missing or broken rows are for the check to tell. */
async function firstRowsOf(key: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  try {
    for await (const row of readPackedRows(key)) {
      rows.push(row);
      if (rows.length === maxRowsRead) {
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
  }
  return rows;
}
