import "server-only";
import type { Database } from "@/lib/db/client";

export async function allowLongStatements(tx: Database): Promise<void> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '20min'`;
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
  // A busy process may pause between two statements.
  await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '2min'`;
}

/** The planner underestimates rows that were just written and would compare each with each. */
export async function withHashJoins<Result>(
  tx: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  const result = await work();
  await tx.$executeRaw`SET LOCAL enable_nestloop = on`;
  return result;
}
