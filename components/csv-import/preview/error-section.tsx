import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import type { CsvImport, RowError } from "@/lib/csv-import/csv-import-schema";
import type { RowIssue } from "@/lib/csv-import/fields";
import { formatInteger } from "@/lib/i18n/formats";
import { fieldLabel, firstErrorText, reasonText } from "../row-issue-text";

interface ErrorSectionProps {
  csvImport: Pick<CsvImport, "id" | "firstFault">;
  invalidCount: number;
  errors: RowError[];
}

export function ErrorSection({ csvImport, invalidCount, errors }: ErrorSectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, firstFault } = csvImport;
  const [issue] = firstFault?.issues ?? [];
  return (
    <section aria-labelledby="faults" className="space-y-4">
      <h2 id="faults" className="text-lg">
        {t("csv-import|errors|title", {
          count: invalidCount,
          rows: formatInteger(invalidCount, locale),
        })}
      </h2>
      {firstFault && issue ? (
        <Banner kind="warning" title={firstErrorText(t, firstFault.number, issue)} />
      ) : null}
      <p className="max-w-text">{t("csv-import|errors|correct")}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/csv-import/faults/${id}`} download className={buttonStyle({})}>
          {t("csv-import|errors|download")}
        </a>
        <ButtonLink href="/csv-import" variant="quiet">
          {t("csv-import|start|mend")}
        </ButtonLink>
      </div>
      <ErrorTable errors={errors} />
      {invalidCount > errors.length ? (
        <p className="text-sm text-steel-3">
          {t("csv-import|errors|shown", {
            shown: formatInteger(errors.length, locale),
            all: formatInteger(invalidCount, locale),
          })}
        </p>
      ) : null}
    </section>
  );
}

interface CellError extends RowIssue {
  number: number;
}

export function ErrorTable({ errors }: { errors: RowError[] }) {
  const t = useTranslations();
  const columns: Column<CellError>[] = [
    {
      key: "row",
      label: t("csv-import|errors|row"),
      numeric: true,
      cell: ({ number }) => String(number),
    },
    {
      key: "field",
      label: t("csv-import|errors|field"),
      cell: ({ field }) => fieldLabel(t, field),
    },
    {
      key: "value",
      label: t("csv-import|errors|value"),
      startsHalf: true,
      cell: ({ value }) => (value === "" ? "–" : <span className="font-mono">{value}</span>),
    },
    { key: "reason", label: t("csv-import|errors|reason"), cell: (error) => reasonText(t, error) },
  ];
  const cells = errors.flatMap(({ number, issues }) =>
    issues.map((issue) => ({ number, ...issue })),
  );
  return (
    <DataTable
      caption={t("csv-import|errors|caption")}
      columns={columns}
      rows={cells}
      keyOf={({ number, field, code }) => `${number} ${field} ${code}`}
    />
  );
}
