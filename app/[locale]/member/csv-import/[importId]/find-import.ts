import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentViewer, requireMember } from "@/lib/accounts/current-viewer";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { getCsvImport } from "@/lib/csv-import/operations";
import { uuid } from "@/lib/fields/primitives";
import { isMember } from "@/lib/fields/viewer";
import { findAs } from "@/lib/operations/load-for-page";

/** Null for another user's or an unknown import, and without a login. */
export const findImport = cache(async (importId: string) => {
  const viewer = await currentViewer();
  return isMember(viewer) && uuid.safeParse(importId).success
    ? findAs(viewer, getCsvImport, { id: importId })
    : null;
});

type Title =
  | `csv-import|status|${CsvImport["status"]}`
  | "csv-import|columns|title"
  | "csv-import|defaults|title";

export async function importMetadata(
  importId: string,
  titleOf: (csvImport: CsvImport) => Title,
): Promise<Metadata> {
  const t = await getTranslations();
  const csvImport = await findImport(importId);
  const title = csvImport ? t(titleOf(csvImport)) : t("page|not_found");
  return { title, robots: { index: false } };
}

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
