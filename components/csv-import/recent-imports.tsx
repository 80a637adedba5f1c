import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { SoftLink } from "@/components/ui/soft-link";
import type {
  CsvImportStatus,
  CsvImportSummary,
  ImportCounts,
} from "@/lib/csv-import/csv-import-schema";
import { formatInteger } from "@/lib/i18n/formats";
import { outcomes } from "./preview/import-counts";

const maxShown = 10;
const tones = {
  DRAFT: "neutral",
  CHECKING: "note",
  CHECKED: "note",
  IMPORTING: "note",
  IMPORTED: "ok",
  UNDOING: "note",
  UNDONE: "neutral",
  FAILED: "fault",
} as const satisfies Record<CsvImportStatus, string>;

export function RecentImports({ imports }: { imports: readonly CsvImportSummary[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (imports.length === 0) {
    return null;
  }
  const columns: Column<CsvImportSummary>[] = [
    { key: "file", label: t("csv-import|recent|file"), cell: (one) => <FileLink summary={one} /> },
    {
      key: "status",
      label: t("csv-import|recent|status"),
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]} label={t(`csv-import|recent|status|${status}`)} />
      ),
    },
    {
      key: "at",
      label: t("csv-import|recent|at"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "rows",
      label: t("csv-import|recent|rows"),
      numeric: true,
      cell: ({ rowCount }) => formatInteger(rowCount, locale),
    },
    {
      key: "counts",
      label: t("csv-import|recent|counts"),
      // Counts of a checked file would look like an import.
      cell: ({ status, counts }) =>
        status === "IMPORTED" && counts ? <Counts counts={counts} /> : "–",
    },
  ];
  return (
    <section className="mt-12">
      <h2 className="mb-3 text-lg">{t("csv-import|recent")}</h2>
      <DataTable
        caption={t("csv-import|recent")}
        columns={columns}
        rows={imports.slice(0, maxShown)}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

function FileLink({ summary: { id, fileName, status } }: { summary: CsvImportSummary }) {
  const href = status === "DRAFT" ? `/csv-import/${id}/columns` : `/csv-import/${id}`;
  return (
    <SoftLink href={href} className="link wrap-anywhere">
      {fileName}
    </SoftLink>
  );
}

function Counts({ counts }: { counts: ImportCounts }) {
  const t = useTranslations();
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => t(`csv-import|recent|count|${outcome}`, { n: counts[outcome] }))
    .join(", ");
}
