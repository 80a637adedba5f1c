import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DefaultsForm } from "@/components/csv-import/defaults/defaults-form";
import { ImportHead } from "@/components/csv-import/import-head";
import { ImportNotFound } from "@/components/csv-import/import-not-found";
import { ClientMessages } from "@/components/layout/client-messages";
import { Banner } from "@/components/ui/banner";
import { missingPage } from "../../../../_missing/missing-page";
import { findOpenImport, importMetadata } from "../find-import";

type Props = {
  params: Promise<{ importId: string }>;
  searchParams: Promise<{ changed?: string }>;
};

const prefixes = [
  "csv-import|",
  "listing|form|",
  "listing|condition|",
  "issue|",
  "error|",
  "session|",
  "ui|",
];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return importMetadata((await params).importId, () => "csv-import|defaults|title");
}

export default async function DefaultsPage({ params, searchParams }: Props) {
  const csvImport = await findOpenImport((await params).importId, "defaults");
  if (!csvImport) {
    return missingPage(<ImportNotFound />);
  }
  const { id, columns, mapping, mappingFrom, choices, choicesFrom } = csvImport;
  if (mappingFrom !== "saved") {
    return redirect(`/csv-import/${id}/columns`);
  }
  const t = await getTranslations();
  return (
    <>
      <ImportHead csvImport={csvImport} step="defaults" title={t("csv-import|defaults|title")} />
      {(await searchParams).changed ? (
        <div className="mb-6">
          <Banner kind="warning" title={t("csv-import|defaults|changed")} />
        </div>
      ) : null}
      <ClientMessages prefixes={prefixes}>
        <DefaultsForm
          id={id}
          columns={columns}
          mapping={mapping}
          choices={choices}
          choicesFrom={choicesFrom}
        />
      </ClientMessages>
    </>
  );
}
