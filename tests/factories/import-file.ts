import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { ColumnFacts, ColumnMapping } from "@/lib/csv-import/column-mapping";
import { csvImportJob } from "@/lib/csv-import/job";
import { proposeMapping } from "@/lib/csv-import/map/propose-mapping";
import {
  checkCsvImport,
  createCsvImport,
  getCsvImport,
  startCsvImport,
  undoCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import type { Cell } from "@/lib/csv-import/read-file-result";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { storage } from "@/lib/storage/storage";

export const usualHeadings = ["Hersteller", "MPN", "Bezeichnung", "Beschreibung", "Menge", "Preis"];

export const usualColumns = {
  manufacturer: 0,
  mpn: 1,
  nameDe: 2,
  descriptionDe: 3,
  quantity: 4,
  pricePerProductInCt: 5,
};

/** Ten pieces at 12,50 € by default. */
export function usualRow(mpn: string, quantity: Cell = "10", price: Cell = "12,50"): Cell[] {
  return ["Siemens", mpn, `Schütz ${mpn}`, "Neu, originalverpackt.", quantity, price];
}

interface ImportedFile {
  headings?: string[];
  rows: Cell[][];
  numberOf?: (place: number) => number;
  mapping?: Partial<ColumnMapping>;
  choices?: Partial<Omit<ImportChoices, "defaults">> & {
    defaults?: Partial<ImportChoices["defaults"]>;
  };
}

/** Rows as the screen stores them: the first is row 2. */
export function packedRows(rows: Cell[][], numberOf = (place: number) => place + 2): Buffer {
  const lines = rows.map((cells, place) => JSON.stringify([numberOf(place), ...cells]));
  return gzipSync(lines.join("\n"));
}

/** Uploads a file and assigns its proposed columns by default; answers the import's id. */
export async function bringFile(
  member: Member,
  { mapping, choices = {}, ...file }: ImportedFile,
): Promise<string> {
  const { id, columns } = await putFile(member, file);
  const { defaults = {}, ...others } = choices;
  await runOperation(updateCsvImport, member, {
    id,
    mapping: { ...proposeMapping(columns).mapping, ...mapping },
    choices: { defaults, ...others },
  });
  return id;
}

export async function putFile(
  member: Member,
  { headings = usualHeadings, rows, numberOf }: Omit<ImportedFile, "mapping" | "choices">,
): Promise<{ id: string; columns: ColumnFacts[] }> {
  const tableRows = rows.map((cells, place) => ({ number: place + 2, cells }));
  const columns = columnFactsOf(headings, tableRows);
  const packed = packedRows(rows, numberOf);
  const { answer } = await runOperation(createCsvImport, member, {
    fileName: "bestand.csv",
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
    columns,
    rowCount: rows.length,
    size: packed.length,
  });
  await storage().write(await rowsKeyOf(answer.id), packed, "application/gzip");
  return { id: answer.id, columns };
}

export async function rowsKeyOf(id: string): Promise<string> {
  return (await db().csvImport.findUniqueOrThrow({ where: { id } })).key;
}

export function workOffImports() {
  return runDueJobs(csvImportJob, Date.now() + 60_000);
}

export async function checkFile(member: Member, file: ImportedFile) {
  return checkImport(member, await bringFile(member, file));
}

export async function checkImport(member: Member, id: string) {
  await runOperation(checkCsvImport, member, { id });
  return workedOff(member, id);
}

export async function importFile(member: Member, file: ImportedFile) {
  const { id, counts } = await checkFile(member, file);
  return startImport(member, id, counts?.invalid ?? 0);
}

export async function startImport(member: Member, id: string, leaveBehind = 0) {
  await runOperation(startCsvImport, member, { id, leaveBehind });
  return workedOff(member, id);
}

export async function undoImport(member: Member, id: string) {
  await runOperation(undoCsvImport, member, { id });
  return workedOff(member, id);
}

/** The import after its job, which another process on this database may have run. */
async function workedOff(member: Member, id: string) {
  for (let looks = 0; ; looks += 1) {
    await workOffImports();
    const found = await storedImport(member, id);
    if (!/ING$/.test(found.status) || looks === 50) {
      return found;
    }
    await sleep(100);
  }
}

export async function storedImport(member: Member, id: string) {
  return (await runOperation(getCsvImport, member, { id })).answer;
}

export function listingsOf(
  { userId }: Pick<Member, "userId">,
  where: Prisma.ListingWhereInput = {},
) {
  return db().listing.findMany({
    where: { ownerUserId: userId, ...where },
    orderBy: { id: "asc" },
  });
}
