import "server-only";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import type { FaultPage } from "./csv-import";
import type { RowIssue } from "./fields";
import { requireOwnImport } from "./own-import";

const pageSize = 50;

/** The rows of an import that cannot be imported, in the file's order. Throws NOT_FOUND for another's. */
export async function listFaults(member: Member, id: string, after: number): Promise<FaultPage> {
  await requireOwnImport(member, id);
  const rows = await db().csvImportRow.findMany({
    where: { importId: id, outcome: "INVALID", number: { gt: after } },
    select: { number: true, issues: true },
    orderBy: { number: "asc" },
    take: pageSize + 1,
  });
  const faults = rows.slice(0, pageSize).map(({ number, issues }) => ({
    number,
    issues: issues as unknown as RowIssue[],
  }));
  return { faults, next: rows.length > pageSize ? (faults.at(-1)?.number ?? null) : null };
}
