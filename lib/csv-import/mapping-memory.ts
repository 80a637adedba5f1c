import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import type { ColumnFacts } from "./fields";
import { headingsKey } from "./mapping/headings";

/**
 * Keeps what a seller chose last for files with these headings; nothing before the columns are assigned. Choices that
 * are null leave those remembered, and so does a mapping that is not new: it may be older than the remembered one.
 */
export async function rememberMapping(
  tx: Database,
  { userId }: Member,
  columns: ColumnFacts[],
  { mapping, choices, isNew }: { mapping: unknown; choices: unknown; isNew: boolean },
): Promise<void> {
  if (mapping === null) {
    return;
  }
  const headingsHash = hashOfHeadings(columns);
  await tx.$executeRaw`
    INSERT INTO csv_mapping (user_id, headings_hash, mapping, choices, used_at)
    VALUES (${userId}::uuid, ${headingsHash}, ${mapping}::jsonb, ${choices}::jsonb, now())
    ON CONFLICT (user_id, headings_hash) DO UPDATE
    SET mapping = CASE WHEN ${isNew} THEN excluded.mapping ELSE csv_mapping.mapping END,
      choices = coalesce(excluded.choices, csv_mapping.choices), used_at = now()`;
}

/**
 * What the seller chose last for a file with these headings; null where there was none, or the file has none: as many
 * columns make no two files the same. Its faulty rows come back below the heading of our reasons.
 */
export async function findRememberedMapping(
  database: Database,
  { userId }: Member,
  columns: ColumnFacts[],
) {
  if (columns.every(({ heading }) => heading === "")) {
    return null;
  }
  const headingsHash = hashOfHeadings(columns);
  return database.csvMapping.findUnique({
    where: { userId_headingsHash: { userId, headingsHash } },
    select: { mapping: true, choices: true },
  });
}

function hashOfHeadings(columns: ColumnFacts[]): string {
  return createHash("sha256").update(headingsKey(columns)).digest("hex");
}
