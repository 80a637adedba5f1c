import { getTranslations } from "next-intl/server";
import { FileStep } from "@/components/csv-import/file/file-step";
import { ImportSteps } from "@/components/csv-import/import-steps";
import { RecentImports } from "@/components/csv-import/recent-imports";
import { ClientMessages } from "@/components/layout/client-messages";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { SoftLink } from "@/components/ui/soft-link";
import { requireMember } from "@/lib/accounts/current-viewer";
import type { CsvImportStatus } from "@/lib/csv-import/csv-import-schema";
import { getCsvImports } from "@/lib/csv-import/operations";
import { loadAs } from "@/lib/operations/load-for-page";

/** Statuses after which the columns cannot be changed. */
const settled: CsvImportStatus[] = ["IMPORTING", "IMPORTED", "UNDOING", "UNDONE"];

export const generateMetadata = metadataWithTitle((t) => t("csv-import|title"));

export default async function CsvImportPage() {
  const viewer = await requireMember("/csv-import");
  const [imports, t] = await Promise.all([
    loadAs(viewer, getCsvImports, undefined),
    getTranslations(),
  ]);
  const finishedIds = imports.filter(({ status }) => settled.includes(status)).map(({ id }) => id);
  return (
    <>
      <h1 className="text-xl">{t("csv-import|title")}</h1>
      <p className="mt-2 max-w-text text-steel-3">{t("csv-import|lead")}</p>
      <p className="mt-2 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <SoftLink href="/csv-import/help" className="link tap-size">
          {t("csv-import|link|help")}
        </SoftLink>
        <a href="/csv-import/template" download className="link tap-size">
          {t("csv-import|link|template")}
        </a>
      </p>
      <ImportSteps current="file" />
      <ClientMessages prefixes={["csv-import|", "document|", "error|", "session|"]}>
        <FileStep userId={viewer.userId} finishedImportIds={finishedIds} />
      </ClientMessages>
      <RecentImports imports={imports} />
    </>
  );
}
