import "server-only";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import";
import type { Attempt, Report, ReportDone } from "@/lib/csv-import/progress";
import { closeJob } from "@/lib/csv-import/statements";
import { type Database, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { compareRows } from "../compare-rows";
import { findFindings } from "../findings";
import { findRelatedImports, matchRowsToListings } from "../statements/match-rows";
import { isPausing, isSoldOut } from "../statements/row-conditions";
import { type StagedImport, stageRows } from "./stage-rows";

export const jobTimeoutInMs = 30 * 60_000;

export interface JobOfImport extends StagedImport, Attempt {
  userId: string;
}

/** Throws JobSuperseded, CSV_ROWS_INVALID, CSV_IMPORT_NO_ROWS. */
export async function checkImport(job: JobOfImport, report: Report): Promise<void> {
  await stageRows(job, (done) => report("load", done, job.rowCount));
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await compareJob(tx, job, (done) => report("check", done, job.rowCount));
    await closeJob(tx, job, {
      ...(await summariseOutcomes(tx, job.id)),
      findings: await findFindings(tx, job),
      status: "CHECKED",
    });
  }, jobTimeoutInMs);
}

export async function compareJob(
  tx: Database,
  job: JobOfImport,
  report: ReportDone,
): Promise<void> {
  const { id, userId, choices, rowCount } = job;
  await matchRowsToListings(tx, {
    importId: id,
    related: await findRelatedImports(tx, { id, userId }),
    formerId: await findFormerImport(tx, id),
    userId,
    skipsExisting: choices.existing === "skip",
  });
  await report(0);
  await compareRows(tx, id, choices, (upto) => report(Math.min(upto, rowCount)));
}

export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '20min'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
  // A busy process may pause between two statements.
  await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '2min'`;
}

/** Prefers the same file name; the headings must be equal. */
async function findFormerImport(tx: Database, id: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT f.id::text FROM csv_import i JOIN csv_import f ON f.user_id = i.user_id AND f.id <> i.id
    WHERE i.id = ${id}::uuid AND f.status = 'IMPORTED'
      AND jsonb_path_query_array(f.columns, '$[*].heading') = jsonb_path_query_array(i.columns, '$[*].heading')
    ORDER BY f.file_name = i.file_name DESC, f.imported_at DESC LIMIT 1`;
  return found?.id ?? null;
}

/** Whether the row changes both manufacturer and MPN. Compares names where there is no MPN. */
const isOtherPart = Prisma.sql`(
  r.outcome = 'UPDATED' AND NOT ${isSoldOut} AND r.manufacturer_id IS DISTINCT FROM (r.before ->> 'manufacturerId')::integer
  AND coalesce(
    r.mpn_key <> r.before ->> 'normalisedMpn',
    lower(r.columns ->> 'nameDe') <> lower(r.before ->> 'nameDe')
  )
)`;

export interface Outcomes {
  told: string;
  newCount: number;
  updatedCount: number;
  unchangedCount: number;
  skippedCount: number;
  invalidCount: number;
  pausedCount: number;
  otherPartCount: number;
  otherPartRow: number | null;
}

/** `told` is a hash of the outcomes. */
export async function summariseOutcomes(tx: Database, importId: string): Promise<Outcomes> {
  const countOf = (outcome: CsvRowOutcome) =>
    Prisma.sql`(count(*) FILTER (WHERE outcome = ${outcome}::"CsvRowOutcome"))::integer`;
  const [outcomes] = await tx.$queryRaw<[Outcomes]>`
    WITH row_told AS MATERIALIZED (
      SELECT r.number, r.outcome, CASE r.outcome WHEN 'UPDATED' THEN r.listing_id END AS changed_id,
        ${isOtherPart} AS is_other_part, ${isPausing} AS is_pausing
      FROM csv_import_row r WHERE r.import_id = ${importId}::uuid
    )
    SELECT md5(coalesce(string_agg(
        concat_ws(' ', number, outcome, changed_id, CASE WHEN is_other_part THEN 'another part' END,
          CASE WHEN is_pausing THEN 'paused' END), ',' ORDER BY number
      ) FILTER (WHERE outcome IN ('NEW', 'UPDATED', 'INVALID')), '')) AS told,
      ${countOf("NEW")} AS "newCount", ${countOf("UPDATED")} AS "updatedCount",
      ${countOf("UNCHANGED")} AS "unchangedCount", ${countOf("SKIPPED")} AS "skippedCount",
      ${countOf("INVALID")} AS "invalidCount",
      (count(*) FILTER (WHERE is_pausing))::integer AS "pausedCount",
      (count(*) FILTER (WHERE is_other_part))::integer AS "otherPartCount",
      min(number) FILTER (WHERE is_other_part) AS "otherPartRow"
    FROM row_told`;
  return outcomes;
}
