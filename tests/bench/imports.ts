import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { CsvImportStatus, ImportCounts } from "@/lib/csv-import/csv-import";
import { csvImportWork } from "@/lib/csv-import/job";
import {
  checkCsvImport,
  getCsvImport,
  startCsvImport,
  undoCsvImport,
} from "@/lib/csv-import/operations";
import { workOff } from "@/lib/jobs/work-off";
import { storedColumnList } from "@/lib/listings/columns";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { bringFile } from "./fill/import-file";
import { watchMemory } from "./pages/memory";

export interface MeasuredImport {
  rows: number;
  checkInMs: number;
  importInMs: number;
  /** A bare COPY of as many such rows into the same table, its indexes and triggers. */
  copyInMs: number;
  /** The same file with other prices, its check left out. */
  updateInMs: number;
  /** The undo of that update. */
  undoInMs: number;
  /** The most that was held during the first check and import, above what was held before. */
  heldInBytes: number;
}

const hour = 60 * 60_000;

/**
 * Imports files of so many rows by the operations and their job, and times the same rows as a bare COPY. One more comes
 * before them and is not counted: what was measured before has left little of the listings' indexes in memory.
 */
export async function measureImports(
  databaseUrl: string,
  counts: number[],
): Promise<MeasuredImport[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await measureImport(client, counts[0] ?? 0, "W");
    const measured: MeasuredImport[] = [];
    for (const count of counts) {
      measured.push(await measureImport(client, count, `${count}-`));
    }
    return measured;
  } finally {
    await client.end();
  }
}

async function measureImport(
  client: pg.Client,
  count: number,
  name: string,
): Promise<MeasuredImport> {
  const [seller, other] = [await makeSeller(client), await makeSeller(client)];
  const id = await bringFile(seller, { name, rows: count, price: "12,50" });
  const memory = watchMemory();
  const checkInMs = await timedJob(() => runOperation(checkCsvImport, seller, { id }));
  const importInMs = await timedJob(() => runOperation(startCsvImport, seller, { id }));
  const heldInBytes = memory.end();
  await requireEnded(seller, id, "IMPORTED", { new: count });
  const copyInMs = await copyAnew(client, { from: seller, to: other });
  const again = await bringFile(seller, { name, rows: count, price: "11,90" });
  await timedJob(() => runOperation(checkCsvImport, seller, { id: again }));
  const updateInMs = await timedJob(() => runOperation(startCsvImport, seller, { id: again }));
  await requireEnded(seller, again, "IMPORTED", { updated: count });
  const undoInMs = await timedJob(() => runOperation(undoCsvImport, seller, { id: again }));
  await requireEnded(seller, again, "UNDONE", { updated: count });
  return { rows: count, checkInMs, importInMs, copyInMs, updateInMs, undoInMs, heldInBytes };
}

function timedJob(begin: () => Promise<unknown>): Promise<number> {
  return timed(async () => {
    await begin();
    await workOff(csvImportWork, Date.now() + hour);
  });
}

async function requireEnded(
  seller: Member,
  id: string,
  status: CsvImportStatus,
  counts: Partial<ImportCounts>,
): Promise<void> {
  const { answer } = await runOperation(getCsvImport, seller, { id });
  const isAsWanted = Object.entries(counts).every(
    ([name, count]) => answer.counts?.[name as keyof ImportCounts] === count,
  );
  if (answer.status !== status || !isAsWanted) {
    throw new Error(`an import ended as ${answer.status}, ${answer.failure}, not as ${status}`);
  }
}

async function makeSeller(client: pg.Client): Promise<Member> {
  const userId = randomUUID();
  await client.query(`INSERT INTO "user" (id, username) VALUES ($1, $2)`, [userId, userId]);
  return { userId, isAdmin: false };
}

/** The listings that were just made, as another seller's and under other numbers, so that nothing of them is there yet. */
async function copyAnew(
  client: pg.Client,
  { from, to }: { from: Member; to: Member },
): Promise<number> {
  const file = path.join(tmpdir(), `lagerfund-copy-${to.userId}`);
  const target = `listing (owner_user_id, manufacturer_id, product_id, updated_at, ${storedColumnList.sql})`;
  const columns = storedColumnList.sql.replace(
    /\bsearch_codes\b/,
    "ARRAY(SELECT code || 'COPY' FROM unnest(search_codes) code)",
  );
  await client.query(
    `COPY (SELECT '${to.userId}', manufacturer_id, product_id, updated_at, ${columns} FROM listing
      WHERE owner_user_id = '${from.userId}' ORDER BY id) TO '${file}'`,
  );
  try {
    return await timed(() => client.query(`COPY ${target} FROM '${file}'`));
  } finally {
    rmSync(file, { force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
