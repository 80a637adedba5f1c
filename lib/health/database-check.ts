import "server-only";
import { probe } from "@/lib/db/probe";
import { knownMigrations } from "@/lib/env/build";

const undefinedTable = "42P01";

interface DatabaseResult {
  database: "ok" | "failed";
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
    const isEmpty = (error as { code?: unknown }).code === undefinedTable;
    return { database: isEmpty ? "ok" : "failed", migrations: "failed" };
  }
}
