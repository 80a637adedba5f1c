import "server-only";
import path from "node:path";
import { hasRoomToStart } from "@/lib/db/embedded-room";
import { probe } from "@/lib/db/probe";
import { knownMigrations } from "@/lib/env/build";
import { env } from "@/lib/env/env";

const undefinedTable = "42P01";
const diskFull = "53100";

interface DatabaseResult {
  database: "ok" | "failed" | "disk full";
  migrations: "ok" | "failed";
}

/**
 * Whether the database answers, and has at least the migrations that this build knows: in a rolling deployment it is ahead
 * of the older processes.
 */
export async function checkDatabase(): Promise<DatabaseResult> {
  const known = knownMigrations();
  try {
    const [row] = await probe<{ applied: number }>(
      `SELECT count(DISTINCT migration_name)::int AS applied FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name = ANY($1)`,
      [known],
    );
    return { database: "ok", migrations: row?.applied === known.length ? "ok" : "failed" };
  } catch (error) {
    return { database: await conditionBy(error), migrations: "failed" };
  }
}

async function conditionBy(error: unknown): Promise<DatabaseResult["database"]> {
  const { code } = error as { code?: unknown };
  if (code === undefinedTable) {
    return "ok";
  }
  return code === diskFull || (await isWaitingForRoom()) ? "disk full" : "failed";
}

/** The embedded PostgreSQL ends on a full disk; its keeper starts it again by the same rule (scripts/database/keeper.ts). */
async function isWaitingForRoom(): Promise<boolean> {
  const { databaseUrl, dataDir } = env();
  const embedded = path.join(/* turbopackIgnore: true */ dataDir, "postgres");
  const isHere = new URL(databaseUrl).hostname === "127.0.0.1";
  return isHere && !(await hasRoomToStart(embedded).catch(() => true));
}
