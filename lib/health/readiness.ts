import "server-only";
import pMemoize from "p-memoize";
import { log } from "@/lib/log/log";
import { isStopping } from "@/lib/process/stopping";
import { outsideRequests } from "@/lib/site/current-request";
import { storage } from "@/lib/storage/storage";
import { checkDatabase } from "./database-check";

const patienceInMs = 2_000;
const keptForInMs = 1_000;

type Result = "ok" | "failed" | "disk full";

export interface Readiness {
  ready: boolean;
  /** Why not, where everything works: the process has been told to end. */
  stopping: boolean;
  checks: { database: Result; migrations: Result; storage: Result };
}

type Checks = Readiness["checks"];

let round: { startedAt: number; checks: Promise<Checks> } | undefined;
let lastSaid: string | undefined;

/**
 * Whether requests should be sent here: database and storage answer, and every migration that this build knows is applied.
 * One round of questions for all who ask within a second, so that a flood costs the database nothing; 2 s at most.
 */
export async function readiness(): Promise<Readiness> {
  const checks = await outsideRequests(sharedRound);
  const stopping = isStopping();
  const ready = !stopping && Object.values(checks).every((result) => result === "ok");
  tellChange({ ready, stopping, checks });
  return { ready, stopping, checks };
}

function sharedRound(): Promise<Checks> {
  const now = performance.now();
  if (!round || now - round.startedAt > keptForInMs) {
    round = { startedAt: now, checks: ask() };
  }
  return round.checks;
}

async function ask(): Promise<Checks> {
  const [database, files] = await Promise.all([
    bounded(checkDatabase(), { database: "failed", migrations: "failed" } as const),
    bounded(checkStorage(), "failed" as const),
  ]);
  return { ...database, storage: files };
}

/** One question at a time: of a disk that hangs each takes a thread, and there are four. */
const checkStorage = pMemoize(
  () =>
    storage()
      .check(AbortSignal.timeout(patienceInMs))
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
  const timer = setTimeout(resolve, patienceInMs, late);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** Probes come every few seconds: only what has changed since is worth a line. */
function tellChange(said: Readiness): void {
  const now = JSON.stringify(said);
  if (now !== lastSaid) {
    lastSaid = now;
    log()[said.ready || said.stopping ? "info" : "warn"](said, "readiness changed");
  }
}
