import { redirect } from "next/navigation";
import { requireMember } from "@/lib/accounts/viewer";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { findImport } from "./find-import";

/** Null for none. An import that is past these steps redirects to its own page. */
export async function findOpenImport(importId: string, step: "columns" | "defaults") {
  await requireMember(`/csv-import/${encodeURIComponent(importId)}/${step}`);
  const csvImport = await findImport(importId);
  if (!csvImport) {
    return null;
  }
  return isOpen(csvImport) ? csvImport : redirect(`/csv-import/${csvImport.id}`);
}

function isOpen({ status, importedAt }: CsvImport): boolean {
  return importedAt === null && (status === "DRAFT" || status === "CHECKED" || status === "FAILED");
}
