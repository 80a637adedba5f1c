import { transact } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { workOffImports } from "./import-file";
import { untilWaiting } from "./lock";

/** Runs the imports, acts when the seller's import waits for another one, then lets it finish. */
export async function whileImportWaits(
  { userId }: Member,
  act: () => Promise<unknown>,
): Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  await transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`csv-import ${userId}`}, 0))`;
    working = workOffImports();
    await untilWaiting(1);
    await act();
  }, 60_000);
  await working;
}
