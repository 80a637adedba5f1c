import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { columnConfidencesOf } from "@/components/csv-import/columns/column-confidence";
import { ColumnsForm } from "@/components/csv-import/columns/columns-form";
import { ImportHead } from "@/components/csv-import/import-head";
import { ClientMessages } from "@/components/layout/client-messages";
import { missingPage } from "../../../../_missing/missing-page";
import { findOpenImport, importMetadata } from "../find-import";

type Props = { params: Promise<{ importId: string }> };

const prefixes = ["csv-import|", "listing|form|", "issue|", "error|", "session|", "ui|"];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return importMetadata((await params).importId, () => "csv-import|columns|title");
}

export default async function ColumnsPage({ params }: Props) {
  const csvImport = await findOpenImport((await params).importId, "columns");
  if (!csvImport) {
    return missingPage();
  }
  const { id, columns, mapping } = csvImport;
  const t = await getTranslations();
  return (
    <>
      <ImportHead csvImport={csvImport} step="columns" title={t("csv-import|columns|title")} />
      <ClientMessages prefixes={prefixes}>
        <ColumnsForm
          id={id}
          columns={columns}
          mapping={mapping}
          hints={columnConfidencesOf(csvImport)}
        />
      </ClientMessages>
    </>
  );
}
