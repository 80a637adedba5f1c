import "server-only";
import { dropTags } from "@/lib/cache/drop-tags";
import { everyListingTag, listingsTag, listingTag, manufacturersTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { reportError } from "@/lib/error-reporting/report-error";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import type { Job } from "@/lib/queue/job";
import type { Queue } from "@/lib/queue/queue";
import type { CsvImportStatus } from "./csv-import-schema";
import { originIn } from "./error-column";
import { isInKilograms } from "./map/column-content";
import { checkImport } from "./match/mutations/check-import";
import { columnFacts, columnMapping, type ImportChoices, importChoices } from "./schema";
import { type Attempt, JobSuperseded, reporterOf } from "./statements/job-attempt";
import { undoImport } from "./write/undo";
import { writeImport } from "./write/write-import";

// An import: read/ reads the file in the browser, map/ assigns its columns. This job checks by match/, and after
// the seller's confirmation writes by write/.
export const csvImportQueue: Queue = {
  name: "csv-import",
  jobs: {
    // The heartbeat reveals a dead process long before the job expires.
    heartbeatSeconds: 60,
    expireInSeconds: 60 * 60,
    retryLimit: 5,
    retryDelay: 2,
    deleteAfterSeconds: 60 * 60,
  },
};

const retryable: ReadonlySet<ErrorCode> = new Set([
  "UNAVAILABLE",
  "STORAGE_FULL",
  "CONFLICT",
  "QUERY_TIMEOUT",
  "INTERNAL",
]);
const maxAttempts = 4;
const maxTags = 100;

export const csvImportJob: Job = {
  queue: csvImportQueue,
  // A large file must not block other sellers.
  atOnce: 3,
  pollEveryInSeconds: 5,
  handle: workOn,
};

type TakenJob = NonNullable<Awaited<ReturnType<typeof takeJob>>>;

/** Restarts a dead process's job, four times at most. Then the import is FAILED. */
async function workOn(jobId: string, triedBefore: number): Promise<void> {
  const job = await takeJob(jobId, triedBefore);
  if (!job) {
    return;
  }
  try {
    await work(job);
  } catch (error) {
    if (error instanceof JobSuperseded || !(await isCurrentAttempt(job))) {
      return;
    }
    const { code } = reportError(error, "csv-import");
    if (retryable.has(code) && triedBefore + 1 < maxAttempts) {
      throw error;
    }
    await fail(job, code);
  }
}

async function isCurrentAttempt({ jobId, attempts }: Attempt): Promise<boolean> {
  return (await db().csvImport.count({ where: { jobId, attempts } })) > 0;
}

/** Null where the import was cancelled or is done. `attempts` only tells attempts apart. */
async function takeJob(jobId: string, triedBefore: number) {
  const [found] = await db().csvImport.updateManyAndReturn({
    where: { jobId },
    data: { attempts: { increment: 1 } },
    include: { user: { select: { isAdmin: true, blockedAt: true, deletedAt: true } } },
  });
  const job = found ? { ...found, jobId } : null;
  if (job && triedBefore >= maxAttempts) {
    await fail(job, "INTERNAL");
    return null;
  }
  return job;
}

async function work(found: TakenJob): Promise<void> {
  const { id, jobId, attempts, userId, user } = found;
  if (user.deletedAt || user.blockedAt) {
    throw new AppError("FORBIDDEN");
  }
  const member = { userId, isAdmin: user.isAdmin };
  const report = reporterOf(found);
  if (found.status === "UNDOING") {
    await dropListings(await undoImport({ id, jobId, attempts, member }, report));
    return;
  }
  const columns = columnFacts.array().parse(found.columns);
  const saved = columnMapping.parse(found.mapping);
  const weights = columns[saved.columns.weightInGrams ?? -1];
  const mapping = { ...saved, areKilograms: weights !== undefined && isInKilograms(weights) };
  const choices = importChoices.parse(found.choices ?? { defaults: {} });
  const { key, rowCount } = found;
  const chosenManufacturers = await findChosenManufacturersOf(choices);
  const read = {
    columns,
    chosenManufacturers,
    isCorrected: originIn(columns) !== null,
  };
  const job = { id, jobId, attempts, userId, key, rowCount, mapping, choices, ...read };
  if (found.status === "CHECKING") {
    return checkImport(job, report);
  }
  const { outcomesHash } = found;
  const updatedIds = await writeImport({ ...job, outcomesHash, member }, report);
  if (updatedIds) {
    await dropListings(updatedIds);
  }
}

async function dropListings(changedIds: number[]): Promise<void> {
  const theirs = changedIds.length > maxTags ? [everyListingTag] : changedIds.map(listingTag);
  await dropTags([listingsTag, manufacturersTag, ...theirs], "job");
}

async function fail(
  { jobId, attempts, status }: Attempt & { status: CsvImportStatus },
  failure: ErrorCode,
): Promise<void> {
  const after = status === "UNDOING" ? "IMPORTED" : "FAILED";
  await db().csvImport.updateMany({
    where: { jobId, attempts },
    data: { status: after, failure, jobId: null, phase: null, lastStepAt: new Date() },
  });
}

async function findChosenManufacturersOf({
  manufacturers = [],
}: ImportChoices): Promise<Map<string, string>> {
  const ids = manufacturers.flatMap(({ manufacturerId }) => manufacturerId ?? []);
  const select = { id: true, name: true };
  const known = await db().manufacturer.findMany({
    where: { id: { in: ids }, verifiedAt: { not: null } },
    select: { ...select, mergedInto: { select } },
  });
  const names = new Map(known.map(({ id, name, mergedInto }) => [id, mergedInto?.name ?? name]));
  return new Map(
    manufacturers.flatMap(({ typed, manufacturerId }): [string, string][] => {
      const name = manufacturerId === null ? undefined : names.get(manufacturerId);
      return name === undefined ? [] : [[normaliseManufacturerName(typed), name]];
    }),
  );
}
