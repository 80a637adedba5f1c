import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pg from "pg";
import { csvImportJob } from "@/lib/csv-import/job";
import { checkCsvImport, startCsvImport, undoCsvImport } from "@/lib/csv-import/operations";
import type { Member } from "@/lib/fields/viewer";
import { storedColumnList } from "@/lib/listings/statements";
import type { AnyOperation } from "@/lib/operations/define";
import { runOperation } from "@/lib/operations/run";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { bringFile, storedImport } from "../factories/import-file";
import { timeOf } from "./figures";
import { type BenchPart, benchParts } from "./fill/parts";

export interface MeasuredImport {
  rows: number;
  checkInMs: number;
  importInMs: number;
  /** A bare COPY of the same number of rows into the same table, with its indexes and triggers. */
  copyInMs: number;
  updateInMs: number;
  undoInMs: number;
  heldInBytes: number;
}

const hour = 60 * 60_000;
const headings = [
  "Hersteller",
  "Herstellernummer (MPN)",
  "EAN",
  "Weitere Nummern",
  "Bezeichnung",
  "Beschreibung",
  "Menge",
  "Preis pro Stück (EUR)",
  "Eigene Nummer",
];

/**
 * Imports files through the operations and their job, and times a bare COPY of the same rows. The first run is
 * a warm-up, because earlier measurements evict the indexes from memory.
 */
export async function measureImports(
  databaseUrl: string,
  counts: number[],
): Promise<MeasuredImport[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const measured: MeasuredImport[] = [];
    for (const [place, count] of [counts[0] ?? 0, ...counts].entries()) {
      measured.push(await measureImport(client, count, `${place}-`));
    }
    return measured.slice(1);
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
  const bring = (price: string) =>
    bringFile(seller, { headings, rows: rowsOf(count, name, price) });
  const timeJob = (operation: AnyOperation, id: string) =>
    timeOf(async () => {
      await runOperation(operation, seller, { id });
      await runDueJobs(csvImportJob, Date.now() + hour);
    });

  const id = await bring("12,50");
  const memory = watchMemory();
  const checkInMs = await timeJob(checkCsvImport, id);
  const importInMs = await timeJob(startCsvImport, id);
  const heldInBytes = memory.end();
  await requireEnded(seller, id, { status: "IMPORTED", new: count });
  const copyInMs = await copyAnew(client, { from: seller, to: other });
  const again = await bring("11,90");
  await timeJob(checkCsvImport, again);
  const updateInMs = await timeJob(startCsvImport, again);
  await requireEnded(seller, again, { status: "IMPORTED", updated: count });
  const undoInMs = await timeJob(undoCsvImport, again);
  await requireEnded(seller, again, { status: "UNDONE", updated: count });
  return { rows: count, checkInMs, importInMs, copyInMs, updateInMs, undoInMs, heldInBytes };
}

function rowsOf(count: number, name: string, price: string): string[][] {
  const parts = benchParts();
  return Array.from({ length: count }, (_, place) => {
    const { manufacturer, mpn, ean, alternate, kind } = parts[place % parts.length] as BenchPart;
    const number = `${mpn}-${name}${place}`;
    const title = `${kind.german} ${number}`;
    const description = `${title}. Aus Überbestand, unbenutzt.`;
    const own = `LAG-${name}${place}`;
    return [manufacturer, number, ean ?? "", alternate, title, description, "12", price, own];
  });
}

async function requireEnded(seller: Member, id: string, wanted: Record<string, string | number>) {
  const { status, failure, counts } = await storedImport(seller, id);
  const ended: Record<string, unknown> = { ...counts, status };
  if (Object.entries(wanted).some(([name, value]) => ended[name] !== value)) {
    throw new Error(`an import ended as ${status}, ${failure}, not as ${JSON.stringify(wanted)}`);
  }
}

async function makeSeller(client: pg.Client): Promise<Member> {
  const userId = randomUUID();
  await client.query(`INSERT INTO "user" (id, username) VALUES ($1, $2)`, [userId, userId]);
  return { userId, isAdmin: false };
}

async function copyAnew(client: pg.Client, { from, to }: { from: Member; to: Member }) {
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
    return await timeOf(() => client.query(`COPY ${target} FROM '${file}'`));
  } finally {
    rmSync(file, { force: true });
  }
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Memory after garbage collection, buffers included. The collections lengthen the measured times a little. */
function watchMemory() {
  const before = usedBytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, usedBytes());
  }, 500);
  return {
    end: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
