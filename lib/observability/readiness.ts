import "server-only";
import path from "node:path";
import pMemoize from "p-memoize";
import { knownMigrations } from "@/lib/config/build-version";
import { env } from "@/lib/config/env";
import { hasSpaceToStart } from "@/lib/db/embedded-disk-space";
import { probe } from "@/lib/db/probe";
import { log } from "@/lib/log/log";
import { isStopping } from "@/lib/process/stopping";
import { outsideRequests } from "@/lib/request/current-request";
import { storage } from "@/lib/storage/storage";

const timeoutInMs = 2_000;
const cachedForInMs = 1_000;

type Result = "ok" | "failed" | "disk full";

interface Readiness {
  ready: boolean;
  /** The process is ending. */
  stopping: boolean;
  checks: { database: Result; migrations: Result; storage: Result };
}

type Checks = Readiness["checks"];

let round: { startedAt: number; checks: Promise<Checks> } | undefined;
let lastLogged: string | undefined;

export async function readiness(): Promise<Readiness> {
  const checks = await outsideRequests(sharedRound);
  const stopping = isStopping();
  const ready = !stopping && Object.values(checks).every((result) => result === "ok");
  logChange({ ready, stopping, checks });
  return { ready, stopping, checks };
}

function sharedRound(): Promise<Checks> {
  const now = performance.now();
  if (!round || now - round.startedAt > cachedForInMs) {
    round = { startedAt: now, checks: runChecks() };
  }
  return round.checks;
}

async function runChecks(): Promise<Checks> {
  const [database, files] = await Promise.all([
    bounded(checkDatabase(), { database: "failed", migrations: "failed" } as const),
    bounded(checkStorage(), "failed" as const),
  ]);
  return { ...database, storage: files };
}

/** A hanging disk blocks one of four threads per check. */
const checkStorage = pMemoize(
  () =>
    storage()
      .check(AbortSignal.timeout(timeoutInMs))
      .then(
        (): Result => "ok",
        (error): Result => (isFull(error) ? "disk full" : "failed"),
      ),
  { cache: false },
);

function isFull(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT";
}

function bounded<Answer>(answer: Promise<Answer>, late: Answer): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(resolve, timeoutInMs, late);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** Logs changes only. */
function logChange(said: Readiness): void {
  const now = JSON.stringify(said);
  if (now !== lastLogged) {
    lastLogged = now;
    log()[said.ready || said.stopping ? "info" : "warn"](said, "readiness changed");
  }
}

const undefinedTable = "42P01";
const diskFull = "53100";

interface DatabaseResult {
  database: "ok" | "failed" | "disk full";
  migrations: "ok" | "failed";
}

async function checkDatabase(): Promise<DatabaseResult> {
  const known = knownMigrations();
  try {
    const [row] = await probe<{ applied: number }>(
      `SELECT count(DISTINCT migration_name)::int AS applied FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`,
      [known],
    );
    return { database: "ok", migrations: row?.applied === known.length ? "ok" : "failed" };
  } catch (error) {
    return { database: await databaseResultOf(error), migrations: "failed" };
  }
}

async function databaseResultOf(error: unknown): Promise<DatabaseResult["database"]> {
  const { code } = error as { code?: unknown };
  if (code === undefinedTable) {
    return "ok";
  }
  return code === diskFull || (await isWaitingForRoom()) ? "disk full" : "failed";
}

/** The embedded PostgreSQL restarts by the same rule (scripts/database/keeper.ts). */
async function isWaitingForRoom(): Promise<boolean> {
  const { databaseUrl, dataDir } = env();
  const embedded = path.join(/* turbopackIgnore: true */ dataDir, "postgres");
  const isHere = new URL(databaseUrl).hostname === "127.0.0.1";
  return isHere && !(await hasSpaceToStart(embedded).catch(() => true));
}
