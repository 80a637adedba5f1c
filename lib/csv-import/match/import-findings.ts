import "server-only";
import type { Database } from "@/lib/db/client";
import { findAllowance } from "@/lib/limits/account-allowance";
import { limits } from "@/lib/limits/limits";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { findManufacturersByBeginning } from "@/lib/manufacturers/queries/find-by-beginning";
import { findSimilarManufacturers } from "@/lib/manufacturers/queries/find-similar";
import type { ErrorKind, ImportFindings } from "../csv-import-schema";
import type { ImportChoices } from "../schema";
import { hidesListing, isMissing } from "./statements";

const maxPausedNamed = 50;
const maxManufacturersAsked = 500;
const maxSimilarNamed = 20;
const maxRepeatedNamed = 20;
const maxRowsNamed = 10;
const maxErrorKinds = 50;
const maxCorrectionsNamed = 50;

interface Checked {
  id: string;
  userId: string;
  choices: ImportChoices;
  isCorrected: boolean;
  chosenManufacturers: ReadonlyMap<string, string>;
}

export async function findImportFindings(tx: Database, checked: Checked): Promise<ImportFindings> {
  const { count, left } = await countNewManufacturers(tx, checked);
  return {
    paused: await listPaused(tx, checked.id),
    withoutNumber: await countWithoutNumber(tx, checked.id),
    ...(await countLeftOut(tx, checked)),
    similarManufacturers: await listSimilarManufacturers(tx, checked),
    answeredManufacturers: await listAnsweredManufacturers(tx, checked),
    ...(await listRepeatedParts(tx, checked.id)),
    newManufacturers: { count, left },
    errorKinds: await listErrorKinds(tx, checked.id),
    ...(await listCorrections(tx, checked.id)),
    roundedCount: await tx.csvImportRow.count({
      where: {
        importId: checked.id,
        isRounded: true,
        outcome: { in: ["NEW", "UPDATED", "MERGED"] },
      },
    }),
  };
}

function listErrorKinds(tx: Database, importId: string): Promise<ErrorKind[]> {
  return tx.$queryRaw<ErrorKind[]>`
    SELECT i.field, (array_agg(i.code ORDER BY r.number))[1] AS code, count(*)::integer AS count, min(r.number) AS "firstRow",
      (array_agg(coalesce(r.cell_texts ->> i.field, i.value) ORDER BY r.number))[1] AS text
    FROM csv_import_row r CROSS JOIN LATERAL jsonb_to_recordset(r.issues) AS i (field text, code text, value text)
    WHERE r.import_id = ${importId}::uuid AND r.outcome = 'INVALID'
    GROUP BY i.field, split_part(i.code, ':', 1) ORDER BY 3 DESC, 4, 1, 2 LIMIT ${maxErrorKinds}`;
}

async function listCorrections(
  tx: Database,
  importId: string,
): Promise<Pick<ImportFindings, "correctionCount" | "corrections">> {
  const where = { importId };
  const corrections = await tx.csvImportCorrection.findMany({
    where,
    select: { number: true, field: true, text: true },
    orderBy: [{ number: "asc" }, { field: "asc" }],
    take: maxCorrectionsNamed,
  });
  return {
    correctionCount: await tx.csvImportCorrection.count({ where }),
    corrections: corrections as ImportFindings["corrections"],
  };
}

function listPaused(tx: Database, importId: string): Promise<ImportFindings["paused"]> {
  return tx.$queryRaw<ImportFindings["paused"]>`
    SELECT * FROM (SELECT CASE WHEN r.number > 0 THEN r.number END AS number, l.id, l.mpn, l.name_de AS "nameDe", l.name_en AS "nameEn",
      l.quantity - l.reserved_quantity - l.sold_quantity AS available, (
        SELECT count(*) FROM "transaction" t WHERE t.listing_id = l.id AND t.status IN ('REQUESTED', 'RESERVED')
      )::integer AS "openTrades"
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND ${hidesListing}) paused
    ORDER BY "openTrades" = 0, number, id LIMIT ${maxPausedNamed}`;
}

async function countWithoutNumber(tx: Database, importId: string): Promise<number> {
  const [counted] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM csv_import_row r
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${hidesListing}
      AND coalesce(r.columns, r.as_new) -> 'searchCodes' = '[]'`;
  return counted.count;
}

type LeftOut = Pick<ImportFindings, "withoutStock" | "differingCount" | "missingCount">;

async function countLeftOut(tx: Database, { id, userId, isCorrected }: Checked): Promise<LeftOut> {
  const [counted] = await tx.$queryRaw<[LeftOut]>`
    SELECT (count(*) FILTER (WHERE r.outcome = 'SKIPPED' AND r.listing_id IS NULL))::integer
        AS "withoutStock",
      (count(*) FILTER (WHERE r.same_part -> 'issues' IS NOT NULL))::integer AS "differingCount",
      CASE WHEN ${!isCorrected} THEN (SELECT count(*) FROM listing l WHERE ${isMissing({ id, userId })}) ELSE 0 END::integer
        AS "missingCount"
    FROM csv_import_row r WHERE r.import_id = ${id}::uuid`;
  return counted;
}

async function listRepeatedParts(
  tx: Database,
  importId: string,
): Promise<Pick<ImportFindings, "repeatedParts" | "repeatedPartCount">> {
  const found = await tx.$queryRaw<(ImportFindings["repeatedParts"][number] & { all: number })[]>`
    SELECT (count(*) OVER ())::integer AS all, count(*)::integer AS "rowCount",
      (array_agg(coalesce(r.entered ->> 'mpn', r.entered ->> 'nameDe') ORDER BY r.number))[1] AS part,
      (array_agg(r.number ORDER BY r.number))[1:${maxRowsNamed}] AS rows
    FROM csv_import_row r WHERE r.import_id = ${importId}::uuid AND r.outcome <> 'INVALID'
    GROUP BY coalesce((r.same_part -> 'into')::integer, r.number) HAVING count(*) > 1
    ORDER BY min(r.number) LIMIT ${maxRepeatedNamed}`;
  return {
    repeatedParts: found.map(({ all, ...part }) => part),
    repeatedPartCount: found[0]?.all ?? 0,
  };
}

async function listAnsweredManufacturers(
  tx: Database,
  { id, choices, chosenManufacturers }: Checked,
): Promise<ImportFindings["answeredManufacturers"]> {
  const answered = (choices.manufacturers ?? []).map(({ typed }) => {
    const key = normaliseManufacturerName(typed);
    const name = chosenManufacturers.get(key) ?? null;
    return { typed, name, key: name === null ? key : normaliseManufacturerName(name) };
  });
  const keys = answered.map(({ key }) => key);
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT maker_key AS key FROM csv_import_row
    WHERE import_id = ${id}::uuid AND maker_key = ANY (${keys}::text[])`;
  const there = new Set(rows.map(({ key }) => key));
  return answered.filter(({ key }) => there.has(key)).map(({ typed, name }) => ({ typed, name }));
}

async function listSimilarManufacturers(
  tx: Database,
  { id, userId, choices }: Checked,
): Promise<ImportFindings["similarManufacturers"]> {
  const answered = (choices.manufacturers ?? []).map(({ typed }) =>
    normaliseManufacturerName(typed),
  );
  // Leaves out names that the seller's listings already use.
  const unknown = await tx.$queryRaw<{ typed: string; rows: number }[]>`
    SELECT named.typed, named.rows FROM (
      SELECT r.maker_key AS key, min(r.maker) AS typed, count(*)::integer AS rows FROM csv_import_row r
      WHERE r.import_id = ${id}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${hidesListing}
        AND r.maker_key IS NOT NULL AND NOT r.maker_key = ANY (${answered}::text[]) GROUP BY r.maker_key
    ) named
    WHERE NOT EXISTS (
      SELECT FROM manufacturer m WHERE m.normalised_name = named.key AND (
        m.verified_at IS NOT NULL OR m.merged_into_id IS NOT NULL OR m.id IN (
          SELECT l.manufacturer_id FROM listing l WHERE l.owner_user_id = ${userId}::uuid AND l.status <> 'DELETED'
        )
      )
    )
    ORDER BY 2 DESC, 1 LIMIT ${maxManufacturersAsked}`;
  const names = unknown.map(({ typed }) => typed);
  const similar = await findSimilarManufacturers(names, { onlyVerified: true });
  const beginnings = await findManufacturersByBeginning(tx, names);
  const named = unknown.flatMap(({ typed, rows }) => {
    const manufacturer = similar.get(typed) ?? beginnings.get(typed);
    return manufacturer ? [{ typed, rows, manufacturer }] : [];
  });
  return named.slice(0, maxSimilarNamed);
}

export interface NewManufacturers {
  count: number;
  /** Null where no limit applies. */
  left: number | null;
  renewsInSeconds: number;
}

export async function countNewManufacturers(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<NewManufacturers> {
  const [{ count }] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(DISTINCT r.maker_key)::integer AS count FROM csv_import_row r
    WHERE r.import_id = ${id}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND NOT ${hidesListing}
      AND NOT EXISTS (SELECT FROM manufacturer m WHERE m.normalised_name = r.maker_key)`;
  const allowance = await findAllowance(tx, limits.importedManufacturer, userId);
  return {
    count,
    left: allowance?.left ?? null,
    renewsInSeconds: allowance?.renewsInSeconds ?? 0,
  };
}
