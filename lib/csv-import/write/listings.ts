import "server-only";
import {
  actAs,
  recordListingChanges,
  recordStatusChanges,
  type SavedListing,
} from "@/lib/audit/mutations";
import { hidesListing } from "@/lib/csv-import/match/statements";
import { type RowWindow, rowWindows } from "@/lib/csv-import/row-windows";
import { jobTimeoutInMs, type ReportDone } from "@/lib/csv-import/statements/job-attempt";
import {
  allowLongStatements,
  withHashJoins,
} from "@/lib/csv-import/statements/transaction-settings";
import { type Database, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/statements";
import { findOrCreateManufacturers } from "@/lib/manufacturers/mutations/manufacturers";
import { attachImages, type WrittenImport } from "./import-images";

/**
 * Also writes manufacturers, products, images and history. `report` throws where the job must stop.
 * Throws CONFLICT for a missing image, TOO_MANY_REQUESTS.
 */
export async function writeListings(
  tx: Database,
  written: WrittenImport,
  report: ReportDone,
): Promise<void> {
  await actAs(tx, written.member);
  await resolveRowManufacturers(tx, written);
  await findOrCreateProducts(tx, written.importId);
  const made = await writeNew(tx, written, report);
  await writeUpdated(tx, written, (done) => report(made + done));
}

async function writeNew(tx: Database, written: WrittenImport, report: ReportDone): Promise<number> {
  const { importId, member } = written;
  const write = (window: RowWindow) =>
    tx.$queryRaw<{ listingId: number }[]>(insertListings(importId, window, member.userId));
  return inWindows(rowWindows(tx, importId), report, async (window) => {
    const made = await withHashJoins(tx, () => write(window));
    await recordStatusChanges(
      tx,
      member,
      made.map(({ listingId }) => ({ listingId, to: "ACTIVE" })),
    );
    await attachImages(tx, written, window, "NEW");
    return made.length;
  });
}

async function writeUpdated(
  tx: Database,
  written: WrittenImport,
  report: ReportDone,
): Promise<number> {
  type Changed = { listingId: number; before: RecordedColumns; columns: RecordedColumns };
  const { importId, member } = written;
  return inWindows(rowWindows(tx, importId), report, async (window) => {
    const changed = await tx.$queryRaw<Changed[]>(updateListings(importId, window));
    await recordSaved(
      tx,
      member,
      changed.map(({ listingId, before, columns }) => ({ listingId, before, after: columns })),
    );
    await attachImages(tx, written, window, "UPDATED");
    return changed.length;
  });
}

async function inWindows(
  windows: AsyncGenerator<RowWindow>,
  report: ReportDone,
  write: (window: RowWindow) => Promise<number>,
): Promise<number> {
  let done = 0;
  for await (const window of windows) {
    done += await write(window);
    await report(done);
  }
  return done;
}

/** Locks the manufacturers against merges until the transaction ends. */
async function resolveRowManufacturers(
  tx: Database,
  { importId, member }: WrittenImport,
): Promise<void> {
  const typed = await tx.$queryRaw<{ name: string }[]>`
    SELECT min(r.maker) AS name FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${hidesListing} GROUP BY r.maker_key`;
  const ids = await findOrCreateManufacturers(
    tx,
    member,
    typed.map(({ name }) => name),
  );
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET manufacturer_id = m.id
      FROM unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::integer[]) AS m (key, id)
      WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND r.maker_key = m.key
        AND r.manufacturer_id IS DISTINCT FROM m.id AND NOT ${hidesListing}`,
  );
}

/** Ordered, so that two imports of the same new parts do not deadlock. */
async function findOrCreateProducts(tx: Database, importId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO product (manufacturer_id, normalised_mpn, mpn, name_de, name_en)
    SELECT DISTINCT ON (w.manufacturer_id, w.key) w.manufacturer_id, w.key, w.columns ->> 'mpn',
      w.columns ->> 'nameDe', w.columns ->> 'nameEn'
    FROM (
      SELECT r.number, r.manufacturer_id, coalesce(r.columns, r.as_new) AS columns,
        CASE r.outcome WHEN 'NEW' THEN r.mpn_key ELSE r.columns ->> 'normalisedMpn' END AS key
      FROM csv_import_row r
      WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${hidesListing}
    ) w
    WHERE w.key IS NOT NULL ORDER BY w.manufacturer_id, w.key, w.number
    ON CONFLICT DO NOTHING`;
}

/** Expects the alias `r`. */
function productOf(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT p.id FROM product p WHERE p.manufacturer_id = r.manufacturer_id AND p.normalised_mpn = ${key}
  )`;
}

/** One statement, so that the rows stay in the database. */
function insertListings(
  importId: string,
  { after, upto }: RowWindow,
  ownerUserId: string,
): Prisma.Sql {
  return Prisma.sql`
WITH numbered AS MATERIALIZED (
  SELECT r.number, nextval(pg_get_serial_sequence('listing', 'id'))::integer AS listing_id, ${productOf(Prisma.sql`r.mpn_key`)} AS product_id
  FROM (
    SELECT number, manufacturer_id, mpn_key FROM csv_import_row
    WHERE import_id = ${importId}::uuid AND outcome = 'NEW' AND number > ${after} AND number <= ${upto}
    ORDER BY number
  ) r
), kept AS (
  UPDATE csv_import_row r SET listing_id = n.listing_id, product_id = n.product_id
  FROM numbered n
  WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.number <= ${upto} AND r.number = n.number
  RETURNING r.number, r.listing_id, r.manufacturer_id, r.product_id, r.as_new
), made AS (
  INSERT INTO listing (id, owner_user_id, manufacturer_id, product_id, updated_at, ${storedColumnList})
  SELECT k.listing_id, ${ownerUserId}::uuid, k.manufacturer_id, k.product_id, CURRENT_TIMESTAMP, ${jsonColumnList}
  FROM kept k CROSS JOIN LATERAL jsonb_to_record(k.as_new) AS ${columnsOfJson}
  ORDER BY k.number
)
SELECT number, listing_id AS "listingId" FROM kept ORDER BY number`;
}

/** A paused listing keeps its manufacturer and product. */
function updateListings(importId: string, { after, upto }: RowWindow): Prisma.Sql {
  return Prisma.sql`
WITH next AS MATERIALIZED (
  SELECT r.number, r.listing_id, r.manufacturer_id, ${productOf(Prisma.sql`r.columns ->> 'normalisedMpn'`)} AS product_id,
    ${hidesListing} AS is_paused, r.before, r.columns
  FROM csv_import_row r
  WHERE r.import_id = ${importId}::uuid AND r.outcome = 'UPDATED'
    AND r.number > ${after} AND r.number <= ${upto}
  ORDER BY r.number
), written AS (
  UPDATE listing l
  SET (manufacturer_id, product_id, status, version, updated_at, ${storedColumnList}) = (
    SELECT CASE WHEN n.is_paused THEN l.manufacturer_id ELSE n.manufacturer_id END,
      CASE WHEN n.is_paused THEN l.product_id ELSE n.product_id END, (n.columns ->> 'status')::"ListingStatus", l.version + 1,
      CURRENT_TIMESTAMP, ${jsonColumnList}
    FROM jsonb_to_record(n.columns) AS ${columnsOfJson}
  )
  FROM next n WHERE l.id = n.listing_id
)
SELECT number, listing_id AS "listingId", before, columns FROM next ORDER BY number`;
}

export type RecordedColumns = SavedListing["before"] & { status: string };

export async function recordSaved(
  tx: Database,
  member: Member,
  saved: { listingId: number; before: RecordedColumns; after: RecordedColumns }[],
): Promise<void> {
  await recordListingChanges(tx, member, saved);
  const moved = saved.filter(({ before, after }) => before.status !== after.status);
  await recordStatusChanges(
    tx,
    member,
    moved.map(({ listingId, before, after }) => ({
      listingId,
      from: before.status,
      to: after.status,
    })),
  );
}

interface Vocabulary {
  codes: Prisma.Sql;
  texts: Prisma.Sql;
}

export function vocabularyOfImport(importId: string): Vocabulary {
  const written = Prisma.sql`(
    SELECT coalesce(r.columns, r.as_new) AS columns FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED')) written`;
  return {
    codes: Prisma.sql`SELECT jsonb_array_elements_text(columns -> 'searchCodes') FROM ${written}`,
    texts: Prisma.sql`
      SELECT concat_ws(' ; ', columns ->> 'nameDe', columns ->> 'nameEn', columns ->> 'descriptionDe', columns ->> 'descriptionEn')
      FROM ${written}`,
  };
}

/**
 * In transactions of their own, because others who store the same words would wait for the import. On
 * two connections, which share no row: the one stores half of the codes, the other the rest.
 */
export async function storeVocabulary({ codes, texts }: Vocabulary): Promise<void> {
  const half = (remainder: number) => Prisma.sql`
    INSERT INTO product_code (code)
    SELECT DISTINCT code COLLATE "C" AS code FROM (${codes}) AS codes (code)
    WHERE code <> '' AND hashtext(code) & 1 = ${remainder}::integer
    ORDER BY 1 ON CONFLICT DO NOTHING`;
  const words = Prisma.sql`
    SELECT learn_words(ARRAY(
      SELECT DISTINCT word FROM (${texts}) AS texts (text) CROSS JOIN unnest(search_words(text)) word
    ))`;
  await Promise.all([storeAlone(half(0)), storeAlone(half(1)).then(() => storeAlone(words))]);
}

function storeAlone(statement: Prisma.Sql): Promise<void> {
  return transact(async (tx) => {
    await allowLongStatements(tx);
    await tx.$executeRaw(statement);
  }, jobTimeoutInMs);
}
