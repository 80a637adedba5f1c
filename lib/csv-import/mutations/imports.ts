import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ColumnFacts, ColumnMapping } from "@/lib/csv-import/column-mapping";
import { importSettingsOf, rememberMapping } from "@/lib/csv-import/map/remembered-mapping";
import { countNewManufacturers } from "@/lib/csv-import/match/import-findings";
import { type Database, db, transact } from "@/lib/db/client";
import type { CsvImport, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { discardObjects, removeDiscarded } from "@/lib/files/mutations/discarded-objects";
import { claimSpace } from "@/lib/files/mutations/quota";
import { enqueueJob } from "@/lib/queue/queue";
import { wakeWorkers } from "@/lib/queue/workers";
import { makeKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import type { CsvImportStatus, ImportPhase } from "../csv-import-schema";
import { csvImportQueue } from "../job";
import { mappingIssues } from "../map/mapping-issues";
import { getImportFor, lockImportFor } from "../queries";
import type { OutsideTable } from "../read-file-result";
import { type ImportStep, isBeyond, undoableForInMs } from "../rules";
import {
  type CsvImportInput,
  columnFacts,
  type csvImportStart,
  fileReading,
  type ImportChoices,
} from "../schema";
import { deleteOldestDrafts } from "./delete-imports";

const nothingCounted = {
  newCount: null,
  updatedCount: null,
  unchangedCount: null,
  skippedCount: null,
  invalidCount: null,
  mergedCount: null,
  withoutImageCount: null,
  pausedCount: null,
  otherPartCount: null,
  otherPartRow: null,
};

type ImportId = { id: string };

const atBeginning = { attempts: 0, progress: 0, progressOf: 0, failure: null };

const contentType = "application/gzip";

/**
 * Answers a signed upload address. Deletes the oldest open imports above twenty. Throws
 * QUOTA_EXCEEDED, STORAGE_FULL.
 */
export async function createImport(member: Member, input: CsvImportInput) {
  const id = randomUUID();
  const key = makeKey("incoming", id);
  const { userId } = member;
  const { fileName, reading, columns, rowCount, size: sizeInBytes } = input;
  await deleteOldestDrafts(member);
  await claimSpace(userId, sizeInBytes, (tx) =>
    tx.csvImport.create({
      data: { id, key, userId, fileName, reading, columns, rowCount, sizeInBytes },
    }),
  );
  const uploadUrl = await storage().signUpload({ key, contentType, sizeInBytes });
  return { id, uploadUrl };
}

/** Stores the settings for equal headings too. Throws NOT_FOUND, CSV_IMPORT_STATE, VALIDATION. */
export async function updateImport(
  member: Member,
  id: string,
  {
    mapping,
    choices,
  }: { mapping?: ColumnMapping | undefined; choices?: ImportChoices | undefined },
): Promise<ImportId> {
  await transact(async (tx) => {
    const found = await lockImportFor(tx, member, id, "update");
    const columns = columnFacts.array().parse(found.columns);
    if (mapping) {
      rejectErrors(mapping, columns, fileReading.parse(found.reading));
    }
    // The form of defaults does not send manufacturers.
    const { manufacturers } = (await importSettingsOf(tx, member, found)).choices;
    const savedChoices = choices && { ...(manufacturers && { manufacturers }), ...choices };
    const data = {
      ...(mapping && { mapping: { ...mapping } }),
      ...(savedChoices && { choices: savedChoices }),
    };
    const saved = await setDraft(tx, id, data);
    await rememberMapping(tx, member, columns, {
      mapping: saved.mapping,
      choices: found.mapping === null ? saved.choices : (savedChoices ?? null),
      isNew: mapping !== undefined,
    });
  });
  return { id };
}

/** The counts belong to the former settings. */
export function setDraft(tx: Database, id: string, data: Prisma.CsvImportUpdateInput = {}) {
  const draft = { status: "DRAFT", failure: null, lastStepAt: new Date() } as const;
  return tx.csvImport.update({
    where: { id },
    data: { ...data, ...nothingCounted, ...draft },
    select: { mapping: true, choices: true },
  });
}

function rejectErrors(mapping: ColumnMapping, columns: ColumnFacts[], outside: OutsideTable): void {
  const places = [
    ...Object.entries(mapping.columns),
    ...mapping.alternateProductCodes.map((place) => ["alternateProductCodes", place] as const),
  ];
  const beyond = places.filter(([, place]) => place >= columns.length);
  const issues = [
    ...beyond.map(([field]) => issueAt(field, "invalid")),
    ...mappingIssues(mapping, columns, outside).map(({ path, code }) => issueAt(path, code)),
  ];
  if (issues.length > 0) {
    throw new AppError("VALIDATION", { issues });
  }
}

/** Throws NOT_FOUND, CSV_IMPORT_STATE, CSV_IMPORT_UNMAPPED, CSV_IMPORT_NO_ROWS. */
export async function beginCheck(member: Member, id: string): Promise<ImportId> {
  const { key } = await getImportFor(db(), member, id, "check");
  if (!(await storage().stat(key))) {
    throw new AppError("CSV_IMPORT_NO_ROWS");
  }
  return begin(member, id, "check", async (found, tx) => {
    if (found.mapping === null) {
      throw new AppError("CSV_IMPORT_UNMAPPED");
    }
    // Stores the choices, so that the import does what the check showed.
    const { choices } = await importSettingsOf(tx, member, found);
    return { ...nothingCounted, choices, status: "CHECKING", phase: "load" };
  });
}

/**
 * Of the check that was seen: later ones may have other results. Throws NOT_FOUND, CSV_IMPORT_STATE,
 * CSV_IMPORT_CHANGED, TOO_MANY_REQUESTS.
 */
export async function beginImport(
  member: Member,
  { id, leaveBehind, checkedAt }: z.output<typeof csvImportStart>,
): Promise<ImportId> {
  return begin(member, id, "start", async ({ invalidCount, lastStepAt, userId }, tx) => {
    if (invalidCount !== leaveBehind || new Date(checkedAt ?? lastStepAt) < lastStepAt) {
      throw new AppError("CSV_IMPORT_CHANGED", { invalid: invalidCount });
    }
    await rejectNewManufacturers(tx, { id, userId });
    return { status: "IMPORTING", phase: "check" };
  });
}

async function rejectNewManufacturers(
  tx: Database,
  found: { id: string; userId: string },
): Promise<void> {
  const made = await countNewManufacturers(tx, found);
  if (isBeyond(made)) {
    const message = `The file names ${made.count} new manufacturers; ${made.left} can be added today.`;
    const retryAfterInSeconds = Math.max(1, made.renewsInSeconds);
    throw new AppError("TOO_MANY_REQUESTS", { message, retryAfterInSeconds });
  }
}

/** Throws NOT_FOUND, CSV_IMPORT_STATE, also after 30 days. */
export async function beginUndo(member: Member, id: string): Promise<ImportId> {
  return begin(member, id, "undo", ({ importedAt }) => {
    if (!importedAt || Date.now() - importedAt.getTime() > undoableForInMs) {
      throw new AppError("CSV_IMPORT_STATE");
    }
    return { status: "UNDOING", phase: "undo" };
  });
}

/** Throws NOT_FOUND, CSV_IMPORT_STATE where nothing runs. */
export async function cancelImport(member: Member, id: string): Promise<ImportId> {
  await transact(async (tx) => {
    const { status } = await lockImportFor(tx, member, id, "cancel");
    const before: CsvImportStatus = status === "IMPORTING" ? "CHECKED" : "DRAFT";
    await tx.csvImport.update({
      where: { id },
      data: { status: before, jobId: null, phase: null, lastStepAt: new Date() },
      select: { id: true },
    });
  });
  return { id };
}

export async function stopImportsOfUser(tx: Database, userId: string): Promise<void> {
  const steps = [
    ["CHECKING", "DRAFT"],
    ["IMPORTING", "CHECKED"],
  ] as const;
  for (const [status, before] of steps) {
    await tx.csvImport.updateMany({
      where: { userId, status },
      data: { status: before, jobId: null, phase: null, lastStepAt: new Date() },
    });
  }
}

/** Throws NOT_FOUND, CSV_IMPORT_STATE. */
export async function deleteImport(member: Member, id: string): Promise<ImportId> {
  const key = await transact(async (tx) => {
    const found = await lockImportFor(tx, member, id, "delete");
    await tx.csvImport.delete({ where: { id }, select: { id: true } });
    await discardObjects(tx, [found.key]);
    return found.key;
  });
  await removeDiscarded([key]);
  return { id };
}

interface Beginning extends Partial<typeof nothingCounted> {
  status: CsvImportStatus;
  phase: ImportPhase;
  choices?: ImportChoices;
}

/** Step and job are one transaction, so a second click finds the step taken. */
async function begin(
  member: Member,
  id: string,
  step: ImportStep,
  settle: (found: CsvImport, tx: Database) => Beginning | Promise<Beginning>,
): Promise<ImportId> {
  const jobId = randomUUID();
  await transact(async (tx) => {
    const data = await settle(await lockImportFor(tx, member, id, step), tx);
    await tx.csvImport.update({
      where: { id },
      data: { ...data, ...atBeginning, jobId, lastStepAt: new Date() },
      select: { id: true },
    });
    await enqueueJob(tx, csvImportQueue, { id: jobId, groupId: member.userId });
  });
  wakeWorkers(csvImportQueue.name);
  return { id };
}
