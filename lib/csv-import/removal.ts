import "server-only";
import type { Database } from "@/lib/db/client";
import { discardObjects } from "@/lib/documents/discarded";

/** Takes all imports of a user away, and what was remembered of their files; answers the storage keys that are then nobody's. */
export async function takeImports(tx: Database, userId: string): Promise<string[]> {
  const imports = await tx.csvImport.findMany({ where: { userId }, select: { key: true } });
  await tx.csvImport.deleteMany({ where: { userId } });
  await tx.csvMapping.deleteMany({ where: { userId } });
  const keys = imports.map(({ key }) => key).filter((key) => key !== "");
  await discardObjects(tx, keys);
  return keys;
}
