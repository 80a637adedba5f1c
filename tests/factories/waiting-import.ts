import { transact } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { workOffImports } from "./import-file";
import { untilWaiting } from "./lock";

/** Works the imports off and acts as soon as the seller's waits for another of theirs; then lets it go on to its end. */
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
