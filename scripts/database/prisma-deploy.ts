import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";
import { type Outcome, runCommand } from "../process/command.ts";
import { query } from "./connection.ts";
import { migrationsFolder } from "./migration-files.ts";

export type Deployment = {
  url: string;
  // Up to the last wanted migration.
  names: string[];
  // 0 waits without limit.
  lockTimeoutInMs: number;
  folder?: string;
};

export async function deploy({
  url,
  names,
  lockTimeoutInMs,
  folder = migrationsFolder,
}: Deployment): Promise<Outcome> {
  const chosen = mkdtempSync(path.join(tmpdir(), "lagerfund-migrations-"));
  try {
    for (const name of ["migration_lock.toml", ...names]) {
      cpSync(path.join(folder, name), path.join(chosen, name), { recursive: true });
    }
    // The role may have its own limits (docs/pgbouncer.sql).
    const unlimited = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0";
    const options = `${process.env.PGOPTIONS ?? ""} ${unlimited} -c lock_timeout=${lockTimeoutInMs}`;
    return await runPrisma(["migrate", "deploy"], {
      DATABASE_URL: url,
      PGOPTIONS: options,
      PRISMA_MIGRATIONS: chosen,
    });
  } finally {
    rmSync(chosen, { recursive: true, force: true });
  }
}

// Lets Prisma repeat migrations that left nothing behind.
export async function markRolledBack(url: string, names: string[]): Promise<void> {
  await query(
    url,
    `UPDATE _prisma_migrations SET rolled_back_at = now()
     WHERE migration_name = ANY ($1) AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [names],
  );
}

function runPrisma(args: string[], env: Record<string, string>): Promise<Outcome> {
  const wrapper = path.join(repositoryRoot, "scripts", "prisma.mjs");
  return runCommand(process.execPath, [wrapper, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
  });
}
