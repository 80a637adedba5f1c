import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentViewer } from "@/lib/accounts/viewer";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { getCsvImport } from "@/lib/csv-import/operations";
import { uuid } from "@/lib/fields/primitives";
import { isMember } from "@/lib/fields/viewer";
import { findAs } from "@/lib/operations/load";

/** The caller's import; null for another's, for what is none and without a login. */
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

/** The head of an import's page, which is nobody else's. */
export async function importMetadata(
  importId: string,
  titleOf: (csvImport: CsvImport) => Title,
): Promise<Metadata> {
  const t = await getTranslations();
  const csvImport = await findImport(importId);
  const title = csvImport ? t(titleOf(csvImport)) : t("page|not_found");
  return { title, robots: { index: false } };
}
