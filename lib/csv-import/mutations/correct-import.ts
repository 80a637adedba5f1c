import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { maxCorrections } from "../limits";
import { isInvalid, lockImportFor } from "../queries";
import type { CsvImportCorrections } from "../schema";
import { setDraft } from "./imports";

/** Needs another check. Throws NOT_FOUND, CSV_IMPORT_STATE, VALIDATION. */
export async function correctImport(
  member: Member,
  { id, cells, rest, discard }: CsvImportCorrections,
): Promise<{ id: string }> {
  await transact(async (tx) => {
    await lockImportFor(tx, member, id, "update");
    if (discard) {
      await tx.csvImportCorrection.deleteMany({ where: { importId: id } });
    }
    if (rest) {
      await correctRest(tx, id, rest);
    }
    await tx.$executeRaw`
      INSERT INTO csv_import_correction (import_id, number, field, text)
      SELECT DISTINCT ON (number, field) ${id}::uuid, number, field, text
      FROM jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) AS c (number integer, field text, text text)
      ON CONFLICT (import_id, number, field) DO UPDATE SET text = excluded.text`;
    if ((await tx.csvImportCorrection.count({ where: { importId: id } })) > maxCorrections) {
      throw new AppError("VALIDATION", {
        issues: [issueAt("cells", `too_many:${maxCorrections}`)],
      });
    }
    await setDraft(tx, id);
  });
  return { id };
}

/** The rows are those of the last check. */
async function correctRest(
  tx: Database,
  importId: string,
  { field, code, after, text }: NonNullable<CsvImportCorrections["rest"]>,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO csv_import_correction (import_id, number, field, text)
    SELECT r.import_id, r.number, ${field}, ${text} FROM csv_import_row r
    WHERE ${isInvalid({ id: importId, after, kind: { field, code } })}
    ON CONFLICT (import_id, number, field) DO UPDATE SET text = excluded.text`;
}
