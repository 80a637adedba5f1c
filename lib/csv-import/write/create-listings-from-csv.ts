import "server-only";
import { randomUUID } from "node:crypto";
import { lockUserForShare } from "@/lib/accounts/lock-user";
import { slicesOf } from "@/lib/async/batches";
import { storeImportImage } from "@/lib/csv-import/images/store-import-image";
import { rowKeysOf } from "@/lib/csv-import/match/row-keys";
import { storedOf } from "@/lib/csv-import/match/row-to-listing";
import { insertRows, type StagedRow } from "@/lib/csv-import/match/statements";
import type { FileReading } from "@/lib/csv-import/read-file-result";
import {
  allowLongStatements,
  withHashJoins,
} from "@/lib/csv-import/statements/transaction-settings";
import { type Database, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { runOnce } from "@/lib/idempotency/idempotency";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import { ownColumnsOf } from "@/lib/listings/mutations";
import type { CsvListing } from "@/lib/listings/schema";
import { storeVocabulary, writeListings } from "./listings";

const timeoutInMs = 120_000;
const batchSize = 250;
const imagesAtOnce = 4;

const reading = {
  kind: "text",
  encoding: "utf-8",
  delimiter: ";",
  headingRow: 1,
} satisfies FileReading;

/**
 * Makes an ACTIVE listing of each row, all or none; undoable. Throws VALIDATION for an image,
 * UNAUTHENTICATED, IDEMPOTENCY_KEY_REUSED.
 */
export async function insertCsvListings(
  member: Member,
  rows: CsvListing[],
  call: IdempotentCall | null,
): Promise<number[]> {
  const images = await storeImportImages(member, rows);
  const codes = rows.flatMap((row) => ownColumnsOf(row).searchCodes);
  const texts = rows.map((row) =>
    [row.nameDe, row.nameEn, row.descriptionDe, row.descriptionEn].filter(Boolean).join(" ; "),
  );
  await storeVocabulary({
    codes: Prisma.sql`SELECT unnest(${[...new Set(codes)]}::text[])`,
    texts: Prisma.sql`SELECT unnest(${texts}::text[])`,
  });
  return retryOnConflict(() =>
    transact(async (tx) => {
      await allowLongStatements(tx);
      await tx.$executeRaw`SET LOCAL statement_timeout = '2min'`;
      return runOnce(tx, member.userId, call, () => listWithin(tx, member, rows, images));
    }, timeoutInMs),
  );
}

async function listWithin(
  tx: Database,
  member: Member,
  rows: CsvListing[],
  images: ReadonlyMap<number, string>,
): Promise<number[]> {
  await lockUserForShare(tx, member.userId);
  const importId = await insertImport(tx, member, rows.length);
  const staged = rows.map((row, place) => stagedRowOf(row, place + 1));
  for (const batch of slicesOf(staged, batchSize)) {
    await insertRows(tx, Prisma.sql`SELECT ${importId}::uuid AS id`, batch, "NEW");
  }
  await linkImages(tx, importId, images);
  await writeListings(tx, { importId, member }, async () => {});
  const made = await tx.csvImportRow.findMany({
    where: { importId },
    select: { listingId: true },
    orderBy: { number: "asc" },
  });
  return made.flatMap(({ listingId }) => listingId ?? []);
}

async function insertImport(tx: Database, { userId }: Member, rowCount: number): Promise<string> {
  const id = randomUUID();
  await tx.csvImport.create({
    data: {
      id,
      userId,
      fileName: "create-listings-from-csv",
      key: "",
      reading,
      columns: [],
      rowCount,
      status: "IMPORTED",
      importedAt: new Date(),
      newCount: rowCount,
      updatedCount: 0,
      unchangedCount: 0,
      skippedCount: 0,
      invalidCount: 0,
    },
    select: { id: true },
  });
  return id;
}

function stagedRowOf(row: CsvListing, number: number): StagedRow {
  return {
    number,
    unreadable: false,
    ...rowKeysOf(row),
    entered: {},
    as_new: storedOf(ownColumnsOf(row)),
    issues: null,
    issues_as_new: null,
    picture: null,
    cell_texts: null,
    is_rounded: false,
  };
}

/** Keys are row numbers. Runs before the transaction because it is slow. */
async function storeImportImages(member: Member, rows: CsvListing[]): Promise<Map<number, string>> {
  const withImages = rows.flatMap(({ csvMainImageBase64: base64 }, place) =>
    base64 ? [{ base64, place }] : [],
  );
  const taken = new Map<number, string>();
  for (const batch of slicesOf(withImages, imagesAtOnce)) {
    await Promise.all(
      batch.map(async ({ base64, place }) => {
        const stored = await storeImportImage(member, { base64 });
        if ("error" in stored) {
          const path = `${place}.csvMainImageBase64`;
          throw new AppError("VALIDATION", { issues: [issueAt(path, stored.error)] });
        }
        taken.set(place + 1, stored.documentId);
      }),
    );
  }
  return taken;
}

async function linkImages(
  tx: Database,
  importId: string,
  images: ReadonlyMap<number, string>,
): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET document_id = p.document_id
      FROM unnest(${[...images.keys()]}::integer[], ${[...images.values()]}::uuid[]) AS p (number, document_id)
      WHERE r.import_id = ${importId}::uuid AND r.number = p.number`,
  );
}
