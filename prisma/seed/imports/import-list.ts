import { gzipSync } from "node:zlib";
import { csvImportJob } from "@/lib/csv-import/job";
import { proposeMapping } from "@/lib/csv-import/map/propose-mapping";
import {
  beginCheck,
  beginImport,
  createImport,
  updateImport,
} from "@/lib/csv-import/mutations/imports";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { importChoices } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { storage } from "@/lib/storage/storage";

interface TextFile {
  fileName: string;
  headings: string[];
  rows: Cell[][];
}

/** Creates an import with the proposed columns and returns its id. */
async function uploadFile(member: Member, { fileName, headings, rows }: TextFile): Promise<string> {
  const numbered = rows.map((cells, place) => ({ number: place + 2, cells }));
  const columns = columnFactsOf(headings, numbered);
  const packed = gzipSync(
    numbered.map(({ number, cells }) => JSON.stringify([number, ...cells])).join("\n"),
  );
  const { id } = await createImport(member, {
    fileName,
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
    columns,
    rowCount: rows.length,
    size: packed.length,
  });
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  await storage().write(key, packed, "application/gzip");
  const { mapping } = proposeMapping(columns);
  await updateImport(member, id, { mapping, choices: importChoices.parse({ defaults: {} }) });
  return id;
}

/** Imports without a worker; returns listing ids in row order. */
export async function importList(member: Member, file: TextFile): Promise<number[]> {
  const id = await uploadFile(member, file);
  await beginCheck(member, id);
  await workOn(id);
  await beginImport(member, { id, leaveBehind: 0 });
  await workOn(id);
  const { status, failure } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  if (status !== "IMPORTED") {
    throw new Error(`${file.fileName} ended as ${status}, ${failure}`);
  }
  return listingsOf(id);
}

/** The listings of an earlier run. */
export async function importedBefore(member: Member, fileName: string): Promise<number[]> {
  const done = await db().csvImport.findFirst({
    where: { userId: member.userId, fileName, status: "IMPORTED" },
    select: { id: true },
  });
  return done ? listingsOf(done.id) : [];
}

async function listingsOf(importId: string): Promise<number[]> {
  const rows = await db().csvImportRow.findMany({
    where: { importId },
    select: { listingId: true },
    orderBy: { number: "asc" },
  });
  return rows.map(({ listingId }) => listingId ?? 0);
}

async function workOn(importId: string): Promise<void> {
  const { jobId } = await db().csvImport.findUniqueOrThrow({ where: { id: importId } });
  await csvImportJob.handle(jobId ?? "", 0);
}
