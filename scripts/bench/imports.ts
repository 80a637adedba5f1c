import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { columnFactsOf } from "@/lib/csv-import/cells/column-facts";
import { proposeMapping } from "@/lib/csv-import/mapping/proposal";
import {
  checkCsvImport,
  createCsvImport,
  getCsvImport,
  startCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";
import { csvImportWork } from "@/lib/csv-import/work";
import { db } from "@/lib/db/client";
import { workOff } from "@/lib/jobs/work-off";
import { storedColumnList } from "@/lib/listings/stored-columns";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import { type BenchPart, benchParts } from "./parts";

export interface MeasuredImport {
  rows: number;
  checkInMs: number;
  importInMs: number;
  /** A bare COPY of as many such rows into the same table, its indexes and triggers. */
  copyInMs: number;
  /** The most that was held during check and import, above what was held before. */
  heldInBytes: number;
}

const headings = [
  "Hersteller",
  "Artikelnummer (MPN)",
  "EAN",
  "Weitere Nummern",
  "Bezeichnung",
  "Beschreibung",
  "Menge",
  "Preis pro Stück (EUR)",
  "Eigene Artikelnummer",
];
const hour = 60 * 60_000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Imports files of so many rows by the operations and their job, and times the same rows as a bare COPY. */
export async function measureImports(
  databaseUrl: string,
  counts: number[],
): Promise<MeasuredImport[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const measured: MeasuredImport[] = [];
    for (const count of counts) {
      measured.push(await measureImport(client, count));
    }
    return measured;
  } finally {
    await client.end();
  }
}

async function measureImport(client: pg.Client, count: number): Promise<MeasuredImport> {
  const seller = await makeSeller(client);
  const id = await bringFile(seller, count);
  const memory = watchMemory();
  const checkInMs = await timed(async () => {
    await runOperation(checkCsvImport, seller, { id });
    await workOff(csvImportWork, Date.now() + hour);
  });
  const importInMs = await timed(async () => {
    await runOperation(startCsvImport, seller, { id });
    await workOff(csvImportWork, Date.now() + hour);
  });
  const heldInBytes = memory.end();
  const { answer } = await runOperation(getCsvImport, seller, { id });
  if (answer.status !== "IMPORTED" || answer.counts?.new !== count) {
    throw new Error(`the import of ${count} rows ended as ${answer.status}, ${answer.failure}`);
  }
  const copyInMs = await copyAnew(client, seller);
  return { rows: count, checkInMs, importInMs, copyInMs, heldInBytes };
}

async function makeSeller(client: pg.Client): Promise<Member> {
  const userId = randomUUID();
  await client.query(`INSERT INTO "user" (id, username) VALUES ($1, $2)`, [userId, userId]);
  return { userId, isAdmin: false };
}

async function bringFile(seller: Member, count: number): Promise<string> {
  const parts = benchParts();
  const rows = Array.from({ length: count }, (_, place) => ({
    number: place + 2,
    cells: cellsOf(parts[place % parts.length] as BenchPart, `${count}${place}`),
  }));
  const columns = columnFactsOf(headings, rows);
  const packed = gzipSync(
    rows.map(({ number, cells }) => JSON.stringify([number, ...cells])).join("\n"),
  );
  const { answer } = await runOperation(createCsvImport, seller, {
    fileName: "bench.csv",
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
    columns,
    rowCount: count,
    size: packed.length,
  });
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id: answer.id } });
  await storage().write(key, packed, "application/gzip");
  const { mapping } = proposeMapping(columns);
  await runOperation(updateCsvImport, seller, {
    id: answer.id,
    mapping,
    choices: { defaults: {} },
  });
  return answer.id;
}

/** A part under numbers that nothing has yet. */
function cellsOf({ manufacturer, mpn, ean, alternate, name }: BenchPart, place: string): string[] {
  const number = `${mpn}-${place}`;
  const title = name ?? `Teil ${number}`;
  const description = `${title}. Aus Überbestand, unbenutzt.`;
  return [
    manufacturer,
    number,
    ean ?? "",
    alternate,
    title,
    description,
    "12",
    "12,50",
    `LAG-${place}`,
  ];
}

/** The listings that were just made, under other numbers, so that nothing of them is there yet. */
async function copyAnew(client: pg.Client, { userId }: Member): Promise<number> {
  const file = path.join(tmpdir(), `lagerfund-copy-${userId}`);
  const target = `listing (owner_user_id, manufacturer_id, product_id, updated_at, ${storedColumnList.sql})`;
  const columns = storedColumnList.sql.replace(
    /\bsearch_codes\b/,
    "ARRAY(SELECT code || 'COPY' FROM unnest(search_codes) code)",
  );
  await client.query(
    `COPY (SELECT owner_user_id, manufacturer_id, product_id, updated_at, ${columns} FROM listing
      WHERE owner_user_id = '${userId}' ORDER BY id) TO '${file}'`,
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

/** What is held, buffers with it and garbage left out: collected at every look, so the figures beside it are a little slower for it. */
function watchMemory() {
  const before = heldBytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, 500);
  return {
    end: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}

function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
