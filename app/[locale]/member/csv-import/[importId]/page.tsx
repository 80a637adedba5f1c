import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ImportNotFound } from "@/components/csv-import/import-not-found";
import { ImportStatusScreen } from "@/components/csv-import/import-status-screen";
import { ClientMessages } from "@/components/layout/client-messages";
import { requireMember } from "@/lib/accounts/current-viewer";
import { getCsvImportKept } from "@/lib/csv-import/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { missingPage } from "../../../_missing/missing-page";
import { findImport, importMetadata } from "./find-import";
import { type CheckedRowsAddress, loadCheckedRows } from "./load-checked-rows";

type Props = {
  params: Promise<{ importId: string }>;
  searchParams: Promise<CheckedRowsAddress>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return importMetadata((await params).importId, ({ status }) => `csv-import|status|${status}`);
}

export default async function ImportPage({ params, searchParams }: Props) {
  const { importId } = await params;
  const viewer = await requireMember(`/csv-import/${encodeURIComponent(importId)}`);
  const csvImport = await findImport(importId);
  if (!csvImport) {
    return missingPage(<ImportNotFound />);
  }
  const { id, status, mappingFrom } = csvImport;
  if (status === "DRAFT") {
    return redirect(`/csv-import/${id}/${mappingFrom === "saved" ? "defaults" : "columns"}`);
  }
  const address = await searchParams;
  return (
    <ClientMessages prefixes={["csv-import|", "error|", "session|", "listing|form|", "issue|"]}>
      <ImportStatusScreen
        csvImport={csvImport}
        checked={status === "CHECKED" ? await loadCheckedRows(viewer, csvImport, address) : null}
        remaining={status === "UNDONE" ? await loadAs(viewer, getCsvImportKept, { id }) : []}
      />
    </ClientMessages>
  );
}
