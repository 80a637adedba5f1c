import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";
import { type Outcome, runCommand } from "../process/command.ts";
import { query } from "./connection.ts";
import { migrationsFolder } from "./migration-files.ts";

export type Deployment = {
  url: string;
  // all migrations up to the last that is wanted
  names: string[];
  // how long a statement waits for a table; 0 is as long as it takes
  lockTimeoutInMs: number;
  folder?: string;
};

// `prisma migrate deploy` as if there were no other migrations than these.
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
    // The role may have limits of its own, as docs/pgbouncer.sql gives it.
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

// Has Prisma try those again that it holds for failed or begun. Right only where nothing of them has stayed.
export async function takeBack(url: string, names: string[]): Promise<void> {
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
