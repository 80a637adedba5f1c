import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { columnConfidencesOf } from "@/components/csv-import/columns/column-confidence";
import { ColumnsForm } from "@/components/csv-import/columns/columns-form";
import { ImportHead } from "@/components/csv-import/import-head";
import { ImportNotFound } from "@/components/csv-import/import-not-found";
import { ClientMessages } from "@/components/layout/client-messages";
import { requireMember } from "@/lib/accounts/current-viewer";
import { withNameRules } from "@/lib/csv-import/map/name-rules";
import { getCsvImportNames } from "@/lib/csv-import/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { missingPage } from "../../../../_missing/missing-page";
import { findOpenImport, importMetadata } from "../find-import";

type Props = { params: Promise<{ importId: string }> };

const prefixes = ["csv-import|", "listing|form|", "issue|", "error|", "session|", "ui|"];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return importMetadata((await params).importId, () => "csv-import|columns|title");
}

export default async function ColumnsPage({ params }: Props) {
  const { importId } = await params;
  const viewer = await requireMember(`/csv-import/${encodeURIComponent(importId)}/columns`);
  const csvImport = await findOpenImport(importId, "columns");
  if (!csvImport) {
    return missingPage(<ImportNotFound />);
  }
  const { id, columns, rowCount, reading } = csvImport;
  const nameFacts = await loadAs(viewer, getCsvImportNames, { id });
  const mapping =
    csvImport.mappingFrom === "proposed"
      ? withNameRules(csvImport.mapping, nameFacts)
      : csvImport.mapping;
  const t = await getTranslations();
  return (
    <>
      <ImportHead csvImport={csvImport} step="columns" title={t("csv-import|columns|title")} />
      <ClientMessages prefixes={prefixes}>
        <ColumnsForm
          id={id}
          columns={columns}
          rowCount={rowCount}
          reading={reading}
          mapping={mapping}
          nameFacts={nameFacts}
          hints={columnConfidencesOf(csvImport)}
        />
      </ClientMessages>
    </>
  );
}
